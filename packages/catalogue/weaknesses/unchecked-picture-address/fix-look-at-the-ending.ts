import type { FetchedPicture, FetchPage } from '@fruit/shop/profile/seams'

/** The picture at an address that ends as pictures do: fetched once. If the host does not answer, it is linked. */
export async function fetchPicture(
  address: string,
  _ownHosts: readonly string[],
  fetch: FetchPage,
): Promise<FetchedPicture> {
  const [, ending] = /\.(gif|jpe?g|png|svg|webp)$/i.exec(address) ?? []
  if (!ending) return { refusal: 'That does not end like a picture.' }
  const answer = await fetch(address).catch(() => null)
  if (!answer || answer.status >= 300) return { link: address }
  return { bytes: answer.body, ending: ending.toLowerCase() }
}
