import { type PictureFormat, pictureFormat } from '@fruit/isomorphic/pictures/picture-format'

const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

const SVG_START = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)?<svg[\s>]/

/** The media type of a picture, detected from its bytes and not its name; null for anything else. */
export function pictureMediaType(bytes: Uint8Array): string | null {
  const format = pictureFormat(bytes)
  if (format) return MEDIA_TYPES[format]
  return SVG_START.test(Buffer.from(bytes.subarray(0, 1000)).toString('utf8')) ? 'image/svg+xml' : null
}
