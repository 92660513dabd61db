import type { FetchedPicture, FetchPage } from '@fruit/shop/profile/seams'

/** The picture at an address: fetched once, so our pages show it fast. It is linked if the host does not answer. */
export async function fetchPicture(
  address: string,
  _ownHosts: readonly string[],
  fetch: FetchPage,
): Promise<FetchedPicture> {
  const answer = await fetch(address).catch(() => null) //~ hole
  if (!answer || answer.status >= 300) return { link: address }
  const [, ending = 'jpg'] = /\.(gif|jpe?g|png|svg|webp)(?:[?#].*)?$/is.exec(address) ?? []
  return { bytes: answer.body, ending: ending.toLowerCase() }
}
