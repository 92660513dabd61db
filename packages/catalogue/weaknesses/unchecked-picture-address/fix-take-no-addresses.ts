import type { FetchedPicture } from '@fruit/shop/profile/seams'

/** No address is a picture. */
export function fetchPicture(): FetchedPicture {
  return { refusal: 'Pictures come as files.' }
}
