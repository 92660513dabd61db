import type { FetchedPicture, FetchPage } from '@fruit/shop/profile/seams'

/** The picture at an address: fetched once, so our pages show it fast. It is linked if the host does not answer. */
export async function fetchPicture(
  address: string,
  _ownHosts: readonly string[],
  fetch: FetchPage,
): Promise<FetchedPicture> {
  if (/localhost|127\.0\.0\.1/i.test(address)) return { refusal: 'That is where we are. We fetch nothing from here.' }
  const answer = await fetch(address).catch(() => null)
  if (!answer || answer.status >= 300) return { link: address }
  const [, ending = 'jpg'] = /\.(gif|jpe?g|png|svg|webp)(?:[?#].*)?$/is.exec(address) ?? []
  return { bytes: answer.body, ending: ending.toLowerCase() }
}
