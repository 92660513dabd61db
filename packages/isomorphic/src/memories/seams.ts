import { defineBrowserSeam } from '../seam.ts'

/**
 * The URL of a photo relative to the shop, given the unencoded path of its file, or the complete URL of an external
 * photo.
 */
export const addressPhoto = defineBrowserSeam('memories.address-photo', (path: string): string => {
  if (/^https?:\/\//i.test(path)) return path
  // Without empty segments: two slashes at the start would lead to another host.
  return path.split('/').filter(Boolean).map(encodeURIComponent).join('/')
})
