import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { Plain } from '@fruit/world/texts/texts'
import type { RunScript } from '../scripts/run-script.ts'

export type { RunScript }

/** Where a form was sent from, as far as its request tells. */
export interface FormSender {
  readonly origin: string | null
  readonly referer: string | null
  /** Header `Sec-Fetch-Site`, which no page can forge; null for clients that don't send it. */
  readonly site: string | null
  /** Hosts, with their ports, that the shop is reached at. */
  readonly ownHosts: readonly string[]
}

/**
 * Whether a form counts that came with nothing but a cookie: from the shop's own pages. Clients that say nothing about
 * themselves are no browsers of these years, so nobody can have lent them a cookie.
 */
export const admitForm = defineSeam(
  'profile.admit-form',
  ({ origin, referer, site, ownHosts }: FormSender): boolean => {
    if (site !== null) return site === 'same-origin' || site === 'none'
    const sender = origin ?? referer
    return sender === null || (URL.canParse(sender) && isOwn(new URL(sender), ownHosts))
  },
)

/** Whether an address is one of the shop's; a host may be named with the port that goes without saying. */
function isOwn({ protocol, host }: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => URL.canParse(`${protocol}//${own}`) && new URL(`${protocol}//${own}`).host === host)
}

/** The name of an account as it is stored, given what was sent. */
export const cleanUserName = defineSeam('profile.clean-user-name', (sent: string): string => sent.trim())

/** The name of an account as its page shows it, given the one that is stored: text. The safe shop takes it as it is. */
export const fillUserName = defineSeam(
  'profile.fill-user-name',
  ((name: string) => name) as (name: string, run: RunScript) => string | Promise<string>,
)

/** HTML that shows the name of an account on its page. */
export const showUserName = defineSeam('profile.show-user-name', escapeHtml as (name: string) => string, 'awaited')

/** What the page of an account may load and run, as the header Content-Security-Policy. */
export const limitContent = defineSeam(
  'profile.limit-content',
  (_profileImage: string): string =>
    "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
)

/** The picture that an account gets for an address that was sent. */
export type FetchedPicture =
  /** Path or address that is stored as it stands. */
  | { readonly link: string }
  /** Bytes that are kept as a file of the shop, under this ending. */
  | { readonly bytes: Uint8Array; readonly ending: string }
  | { readonly refusal: string }

/** Gets what is at an address, as the machine of the shop sees it; rejects where nothing answers. */
export type FetchPage = (address: string) => Promise<{ readonly status: number; readonly body: Uint8Array }>

/** The picture behind an address. Only the shop's own are taken, and those need no fetching. */
export const fetchPicture = defineSeam(
  'profile.fetch-picture',
  (address: string, ownHosts: readonly string[], _fetch: FetchPage): FetchedPicture | Promise<FetchedPicture> => {
    const base = `http://${ownHosts[0]}`
    const url = URL.canParse(address, base) ? new URL(address, base) : null
    if (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      isOwn(url, ownHosts) &&
      /^\/assets\/public\/images\/(?:products|uploads)\/[\w.-]+\.(?:gif|jpe?g|png|svg|webp)$/.test(url.pathname)
    )
      return { link: url.pathname }
    return {
      refusal:
        'We only take pictures from our own shelves: an address such as /assets/public/images/products/mug-shot.webp. Upload the others as a file.' satisfies Plain,
    }
  },
)
