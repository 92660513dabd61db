import { posix } from 'node:path'

/** Files with endless content. */
const ENDLESS = /^\/dev\/(?:u?random|zero|full|tty\d*|stdin|fd\/0)$|^\/proc\/(?:self|1)\/fd\/0$/

/**
 * The absolute path of an external entity's address in an XML document; null when the address is not a file, such as a web
 * address. Relative paths start at the root.
 */
export function pathOfSystemId(address: string): string | null {
  // The library passes encoded addresses, including backslashes.
  const path = decoded(withoutScheme(address.trim().replaceAll('\\', '/')))?.replaceAll('\\', '/')
  if (!path || path.includes('\0')) return null
  return posix.normalize(`/${path.replace(/^\/*([a-z])[:|](?=\/)/i, (_, drive: string) => `/${drive.toUpperCase()}:`)}`)
}

/** True when reading the file at a path would never end. */
export function isEndless(path: string): boolean {
  return ENDLESS.test(path)
}

function withoutScheme(address: string): string | undefined {
  // One letter before a colon is a drive.
  const [, scheme, rest] = /^([a-z][a-z\d+.-]+):(.*)$/is.exec(address) ?? []
  if (scheme === undefined) return address.startsWith('//') ? undefined : address
  if (scheme.toLowerCase() !== 'file') return undefined
  const [, host, path] = /^\/\/([^/]*)(.*)$/s.exec(rest!) ?? ['', '', rest!]
  return host === '' || host?.toLowerCase() === 'localhost' ? path : undefined
}

function decoded(path: string | undefined): string | undefined {
  try {
    return path && decodeURIComponent(path)
  } catch {
    return path
  }
}
