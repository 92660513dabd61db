import { getPicture } from '@fruit/contracts/calls/uploads'
import { Answer, FALL_THROUGH, handle, type Route } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { pictureRequested } from './facts.ts'
import { PICTURES_FOLDER } from './keep-upload.ts'
import { pictureMediaType } from './media-type.ts'

export const uploadRoutes: readonly Route[] = [
  handle(getPicture, (visit, { params }) => sendPicture(visit, params.name)),
]

/**
 * Whatever came in as a picture, a browser that opens it runs nothing of it: the sandbox forbids scripts even in an SVG,
 * and what is no picture is a file to be saved.
 */
const HARMLESS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

function sendPicture(visit: Visit, name: string): object {
  // An encoded slash would lead to other folders.
  const file = name.includes('/') ? undefined : visit.world.files.read(`${PICTURES_FOLDER}/${name}`)
  visit.record(pictureRequested, { name, found: file !== undefined })
  if (!file) return FALL_THROUGH
  const type = pictureMediaType(file.bytes)
  return new Answer(200, file.bytes, {
    ...HARMLESS,
    'content-type': type ?? 'application/octet-stream',
    'last-modified': new Date(file.modifiedAt).toUTCString(),
    ...(type === null && { 'content-disposition': 'attachment' }),
  })
}
