import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'
import { defineSeam } from '@fruit/isomorphic/seam'
import type { PlainText } from '@fruit/world/texts/texts'
import type { RunScript } from '../scripts/run-script.ts'

export type { RunScript }

/** The origin of a form, from the headers of its request. */
export interface FormSender {
  readonly origin: string | null
  readonly referer: string | null
  /** Header `Sec-Fetch-Site`, which pages can't forge; null for clients that don't send it. */
  readonly site: string | null
  /** Hosts with ports that the shop is reached at. */
  readonly ownHosts: readonly string[]
}

/**
 * CSRF check: decides whether a form that is only authenticated by a cookie is accepted. It must come from the shop's
 * own pages. Clients that send none of these headers are no current browsers, so they cannot be abused for CSRF.
 */
export const admitForm = defineSeam(
  'profile.admit-form',
  ({ origin, referer, site, ownHosts }: FormSender): boolean => {
    if (site !== null) return site === 'same-origin' || site === 'none'
    const sender = origin ?? referer
    return sender === null || (URL.canParse(sender) && isOwn(new URL(sender), ownHosts))
  },
)

/** Checks that a URL is on one of the shop's hosts; the default port may be omitted. */
function isOwn({ protocol, host }: URL, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => URL.canParse(`${protocol}//${own}`) && new URL(`${protocol}//${own}`).host === host)
}

/** The user name as it is stored, given the one that was sent. */
export const cleanUserName = defineSeam('profile.clean-user-name', (sent: string): string => sent.trim())

/** Renders the stored user name for the profile page. The safe implementation returns it unchanged. */
export const fillUserName = defineSeam(
  'profile.fill-user-name',
  ((name: string) => name) as (name: string, run: RunScript) => string | Promise<string>,
)

/** HTML that shows the user name on the profile page. */
export const showUserName = defineSeam('profile.show-user-name', escapeHtml as (name: string) => string, 'awaited')

/** The header Content-Security-Policy of the profile page. */
export const limitContent = defineSeam(
  'profile.limit-content',
  (_profileImage: string): string =>
    "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
)

/** The profile picture for a URL that was sent. */
export type FetchedPicture =
  /** Path or URL to store unchanged. */
  | { readonly link: string }
  /** Bytes to store as a file with this extension. */
  | { readonly bytes: Uint8Array; readonly ending: string }
  | { readonly refusal: string }

/** Requests a URL from the shop's machine; rejects when there is no response. */
export type FetchPage = (address: string) => Promise<{ readonly status: number; readonly body: Uint8Array }>

/**
 * The profile picture for a URL. The safe implementation only accepts the shop's own pictures, which need no request.
 */
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
        'We only take pictures from our own shelves: an address such as /assets/public/images/products/mug-shot.webp. Upload the others as a file.' satisfies PlainText,
    }
  },
)
