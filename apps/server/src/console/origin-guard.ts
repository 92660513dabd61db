import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** What every answer of the console carries: nothing else may frame, read, sniff or run it. */
export const GUARDING_HEADERS = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** What a request says of where it comes from. */
export interface Asked {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  /** It opens a WebSocket. */
  readonly isSocket?: boolean
}

/**
 * Judges whether a request comes from the console's own pages, or from no page at all. A browser asks by a name that another
 * may point at this machine, so only IP addresses, `localhost` and the names of the settings are ours. Whatever changes
 * something, and each WebSocket, must name the console's own origin.
 *
 * @param names host names of the settings, in small letters
 * @returns what is wrong, in English; null: nothing
 */
export function strangeOrigin(asked: Asked, isSecure: boolean, names: readonly string[]): string | null {
  const { host, origin, 'sec-fetch-site': site } = asked.headers
  if (host === undefined || !isOurs(host, names)) return 'The console does not answer to this host name.'
  const own = `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`
  const asksOnly = asked.method === 'GET' || asked.method === 'HEAD'
  if (origin !== undefined && origin !== own) return 'The console does not answer to other sites.'
  if (origin === undefined && (!asksOnly || asked.isSocket)) return 'This request names no origin.'
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The console does not answer to other sites.'
  return null
}

function isOurs(host: string, names: readonly string[]): boolean {
  if (!URL.canParse(`http://${host}/`)) return false
  const { hostname, username, pathname } = new URL(`http://${host}/`)
  if (username !== '' || pathname !== '/') return false
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || names.includes(name)
}
