import type { IncomingMessage } from 'node:http'
import type { IncomingConnection, TrustedProxies } from './trusted-proxies.ts'

/**
 * Origin of a request. `own`: a page of the shop. `none`: no page, such as a typed address or a client that is no browser.
 * `sister`: another origin on the shop's host; browsers add cookies to its requests. `other`: any other site.
 */
export type Sender = 'own' | 'none' | 'sister' | 'other'

/** Values of `Sec-Fetch-Site`, which no page can forge (W3C Fetch Metadata). */
const SITES: Readonly<Record<string, Sender>> = {
  'same-origin': 'own',
  none: 'none',
  'same-site': 'sister',
  'cross-site': 'other',
}

/**
 * Determines which page sent a request. Browsers omit `Sec-Fetch-Site` over plain HTTP except on localhost. There, `Origin`
 * identifies the page for all requests that change something.
 *
 * @param proxies whose `X-Forwarded-Host` is trusted
 */
export function senderOf(request: IncomingConnection, proxies: TrustedProxies): Sender {
  const { headers } = request
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && Object.hasOwn(SITES, site)) return SITES[site]!
  const { origin } = headers
  if (origin === undefined) return 'none'
  if (!URL.canParse(origin)) return 'other'
  const { host, hostname, protocol } = new URL(origin)
  const asked = `${protocol}//${proxies.hostOf(request)}`
  if (!URL.canParse(asked)) return 'other'
  const own = new URL(asked)
  if (own.host === host) return 'own'
  return own.hostname === hostname ? 'sister' : 'other'
}

/**
 * Tests whether a browser requests a page for a tab, after a click on a link or a typed address. These are the only cross-site
 * requests to which browsers add `SameSite=Lax` cookies.
 */
export function opensPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  )
}
