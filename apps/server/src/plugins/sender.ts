import type { IncomingMessage } from 'node:http'
import type { Arrived, TrustedProxies } from '../callers/trusted-proxies.ts'

/**
 * Whose page made a request. `own`: a page of the shop. `none`: nobody's, such as a typed address, or a client that is no
 * browser. `sister`: another origin on the shop's host, to whose requests browsers add cookies. `other`: any other site.
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
 * Reads whose page made a request. Browsers leave `Sec-Fetch-Site` out where the shop is reached by plain http under
 * another name than the machine's own; there `Origin` says it, for all that changes something.
 *
 * @param proxies whose word is taken for the host that was asked for
 */
export function senderOf(request: Arrived, proxies: TrustedProxies): Sender {
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
 * Whether somebody follows a link or types an address: the browser asks for a page that it will show in a tab. A browser
 * adds `SameSite=Lax` cookies to these requests, whoever they come from, and to no others of other sites.
 */
export function opensPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  )
}
