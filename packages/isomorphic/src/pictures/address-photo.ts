/**
 * The address of a photo.
 *
 * @param path of its file below the shop's address, as it is called; or a complete address elsewhere
 * @returns an address, to be resolved against the shop's
 */
export function addressPhoto(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  // Without empty parts: two slashes at the start would lead to another host.
  return path.split('/').filter(Boolean).map(encodeURIComponent).join('/')
}
