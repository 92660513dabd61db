import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Headers of every response of the console, so that no other origin can frame, read, sniff or run it. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Parts of a request that reveal its origin. */
export interface GuardedRequest {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  /** Whether it opens a WebSocket. */
  readonly isSocket?: boolean
}

/**
 * Checks that a request comes from the console's own pages or from no page. An attacker's host name can resolve to this machine
 * (DNS rebinding), so only IP addresses, `localhost` and the names in the settings are accepted. Requests that change something,
 * and WebSockets, must have the console's origin.
 *
 * @param names host names of the settings, in lower case
 * @returns the reason of the rejection, in English; null if the request is accepted
 */
export function originProblem(asked: GuardedRequest, isSecure: boolean, names: readonly string[]): string | null {
  const { host, origin, 'sec-fetch-site': site } = asked.headers
  if (host === undefined || !isOwnHost(host, names)) return 'The console does not accept this host name.'
  const own = `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}`
  const asksOnly = asked.method === 'GET' || asked.method === 'HEAD'
  if (origin !== undefined && origin !== own) return 'The console does not accept requests from other sites.'
  if (origin === undefined && (!asksOnly || asked.isSocket)) return 'The request has no Origin header.'
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The console does not accept requests from other sites.'
  return null
}

function isOwnHost(host: string, names: readonly string[]): boolean {
  if (!URL.canParse(`http://${host}/`)) return false
  const { hostname, username, pathname } = new URL(`http://${host}/`)
  if (username !== '' || pathname !== '/') return false
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || name === 'localhost' || names.includes(name)
}
