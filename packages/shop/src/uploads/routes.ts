import { getPicture } from '@fruit/contracts/calls/uploads'
import { type PictureFormat, pictureFormat } from '@fruit/isomorphic/pictures/picture-format'
import { FALL_THROUGH, HttpResponse, handle, type Route } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { pictureRequested } from './facts.ts'
import { PICTURES_FOLDER } from './keep-upload.ts'

export const uploadRoutes: readonly Route[] = [
  handle(getPicture, (visit, { params }) => sendPicture(visit, params.name)),
]

/**
 * Prevents browsers from running anything in uploads: the sandbox blocks scripts, even in an SVG. Files that are not
 * pictures are downloaded.
 */
const SAFE_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

function sendPicture(visit: Visit, name: string): object {
  // A decoded slash would escape from the folder.
  const file = name.includes('/') ? undefined : visit.world.files.read(`${PICTURES_FOLDER}/${name}`)
  visit.record(pictureRequested, { name, found: file !== undefined })
  if (!file) return FALL_THROUGH
  const type = pictureMediaType(file.bytes)
  return new HttpResponse(200, file.bytes, {
    ...SAFE_HEADERS,
    'content-type': type ?? 'application/octet-stream',
    'last-modified': new Date(file.modifiedAt).toUTCString(),
    ...(type === null && { 'content-disposition': 'attachment' }),
  })
}

const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

const SVG_START = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)?<svg[\s>]/

/** The media type of a picture, detected from its bytes and not its name; null for anything else. */
function pictureMediaType(bytes: Uint8Array): string | null {
  const format = pictureFormat(bytes)
  if (format) return MEDIA_TYPES[format]
  return SVG_START.test(Buffer.from(bytes.subarray(0, 1000)).toString('utf8')) ? 'image/svg+xml' : null
}
