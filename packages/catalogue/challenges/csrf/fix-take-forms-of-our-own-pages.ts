import type { FormSender } from '@fruit/shop/profile/seams'

/**
 * Whether a form counts: it must come from one of our pages. Browsers say so in a header that pages cannot forge; older
 * ones send the page's origin. A client without both is no current browser, and carries no other visitor's cookie.
 */
export function admitForm({ origin, referer, site, ownHosts }: FormSender): boolean {
  if (site !== null) return site === 'same-origin' || site === 'none'
  const sender = origin ?? referer
  if (sender === null) return true
  if (!URL.canParse(sender)) return false
  const { protocol, host } = new URL(sender)
  return ownHosts.some((own) => URL.canParse(`${protocol}//${own}`) && new URL(`${protocol}//${own}`).host === host)
}
