/** The address of a photo, to be resolved against the shop's. */
export function addressPhoto(path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  return encodeURIComponent(path.replace(/^\/+/, ''))
}
