import type { FormSender } from '@fruit/shop/profile/seams'

/**
 * Whether a form counts: when it was sent from a page of ours. Browsers say so in a header that no page can forge;
 * older ones name the page's origin. What says nothing is no browser of these years, and carries nobody else's cookie.
 */
export function admitForm({ origin, referer, site, ownHosts }: FormSender): boolean {
  if (site !== null) return site === 'same-origin' || site === 'none'
  const sender = origin ?? referer
  if (sender === null) return true
  if (!URL.canParse(sender)) return false
  const { protocol, host } = new URL(sender)
  return ownHosts.some((own) => URL.canParse(`${protocol}//${own}`) && new URL(`${protocol}//${own}`).host === host)
}
