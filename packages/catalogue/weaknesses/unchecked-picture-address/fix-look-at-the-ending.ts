import type { FetchedPicture, FetchPage } from '@fruit/shop/profile/seams'

/** The picture behind an address that ends as pictures do: fetched once. What does not answer is linked. */
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
