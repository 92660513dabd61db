import { posix } from 'node:path'

/** Files that have no end. */
const ENDLESS = /^\/dev\/(?:u?random|zero|full|tty\d*|stdin|fd\/0)$|^\/proc\/(?:self|1)\/fd\/0$/

/**
 * The absolute path that an XML document means by the address of an external entity; null where it means no file, such
 * as by an address of the web. Relative ones start at the root.
 */
export function pathOfSystemId(address: string): string | null {
  // The library hands addresses on encoded, backslashes among them.
  const path = decoded(withoutScheme(address.trim().replaceAll('\\', '/')))?.replaceAll('\\', '/')
  if (!path || path.includes('\0')) return null
  return posix.normalize(`/${path.replace(/^\/*([a-z])[:|](?=\/)/i, (_, drive: string) => `/${drive.toUpperCase()}:`)}`)
}

/** Whether reading the file at a path would never come to its end. */
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
