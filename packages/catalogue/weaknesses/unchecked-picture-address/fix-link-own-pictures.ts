import type { FetchedPicture } from '@fruit/shop/profile/seams'

const OWN = /^\/assets\/public\/images\/(?:products|uploads)\/[\w.-]+\.(?:gif|jpe?g|png|svg|webp)$/

/** The picture behind an address: one of ours, which needs no fetching. */
export function fetchPicture(address: string): FetchedPicture {
  if (OWN.test(address)) return { link: address }
  return { refusal: 'We only take pictures from our own shelves. Upload the others as a file.' }
}
