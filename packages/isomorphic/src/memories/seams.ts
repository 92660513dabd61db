import { defineBrowserSeam } from '../seam.ts'

/**
 * The address of a photo, to be resolved against the shop's, given the path of its file below that address, as it is
 * called, or a complete address elsewhere.
 */
export const addressPhoto = defineBrowserSeam('memories.address-photo', (path: string): string => {
  if (/^https?:\/\//i.test(path)) return path
  // Without empty parts: two slashes at the start would lead to another host.
  return path.split('/').filter(Boolean).map(encodeURIComponent).join('/')
})
