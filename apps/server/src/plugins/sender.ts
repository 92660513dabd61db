import type { FastifyRequest } from 'fastify'

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

type Request = Pick<FastifyRequest, 'headers' | 'method'>

/**
 * Reads whose page made a request. Browsers leave `Sec-Fetch-Site` out where the shop is reached by plain http under
 * another name than the machine's own; there `Origin` says it, for all that changes something.
 *
 * @param baseUrl where the shop is as its configuration has it, for proxies that hide the host that was asked for
 */
export function senderOf({ headers }: Request, baseUrl: string): Sender {
  const site = headers['sec-fetch-site']
  if (typeof site === 'string' && Object.hasOwn(SITES, site)) return SITES[site]!
  const { origin } = headers
  if (origin === undefined) return 'none'
  if (!URL.canParse(origin)) return 'other'
  const { host, hostname, protocol } = new URL(origin)
  // No page can make a browser send these to another site.
  const own = [`${protocol}//${headers.host}`, `${protocol}//${headers['x-forwarded-host']}`, baseUrl].flatMap((url) =>
    URL.canParse(url) ? [new URL(url)] : [],
  )
  if (own.some((address) => address.host === host)) return 'own'
  return own.some((address) => address.hostname === hostname) ? 'sister' : 'other'
}

/**
 * Whether somebody follows a link or types an address: the browser asks for a page that it will show in a tab. A browser
 * adds `SameSite=Lax` cookies to these requests, whoever they come from, and to no others of other sites.
 */
export function opensPage({ method, headers }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  )
}
