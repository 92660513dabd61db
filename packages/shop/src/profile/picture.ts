import { type PictureFormat, pictureFormat } from '@fruit/isomorphic/pictures/picture-format'
import { isoTime } from '@fruit/world/clock'
import type { HttpResponse, RequestDetails } from '@fruit/world/route'
import { literal } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { machineOf } from '../machine/machine.ts'
import { PICTURES_FOLDER, storeUpload } from '../uploads/keep-upload.ts'
import { pictureAddressSent, pictureUploaded } from './facts.ts'
import { ownHosts, requireOwnForm, senderOf } from './form-sender.ts'
import { setProfileImage } from './queries.ts'
import { type FetchPage, fetchPicture } from './seams.ts'
import { toProfile } from './service.ts'

const FORMATS: readonly PictureFormat[] = ['png', 'jpg', 'gif', 'webp']

/**
 * Stores an uploaded profile picture.
 *
 * @throws HttpError 400 without a file, 403 for a form from another site, 415 for a file that is not a picture, 507 when
 * the storage is full
 */
export function uploadPicture(visit: Visit, request: RequestDetails): HttpResponse {
  const { world } = visit
  requireOwnForm(visit, senderOf(world, request))
  const { upload } = request
  if (!upload || upload.bytes.length === 0)
    throw HttpError.expected(400, 'No picture came along. Choose a file, then send the form again.')
  const format = pictureFormat(upload.bytes)
  if (!format) throw HttpError.expected(415, 'That is no picture that we can show. Send a PNG, JPEG, GIF or WebP file.')
  const { accountId } = visit.session!
  const place = (ending: PictureFormat) => `${PICTURES_FOLDER}/${accountId}.${ending}`
  storeUpload(world, place(format), upload.bytes)
  world.db.run(setProfileImage(accountId, place(format), isoTime(world.clock)))
  for (const other of FORMATS) if (other !== format && world.files.read(place(other))) world.files.remove(place(other))
  visit.record(pictureUploaded, { accountId, format, size: upload.bytes.length })
  return toProfile(visit)
}

/**
 * Sets the profile picture from a URL.
 *
 * @throws HttpError 400 for a URL that is refused, 403 for a form from another site, 507 when the storage is full
 */
export async function linkPicture(visit: Visit, sent: string, request: RequestDetails): Promise<HttpResponse> {
  const { world } = visit
  requireOwnForm(visit, senderOf(world, request))
  const { accountId } = visit.session!
  const address = sent.trim()
  const fetch: FetchPage = (url) => machineOf(visit, 'picture').fetch({ method: 'GET', url })
  const picture = await world.use(fetchPicture)(address, ownHosts(world, request), fetch)
  const stored = 'refusal' in picture ? null : 'link' in picture ? picture.link : storePicture(visit, picture)
  if (stored !== null) world.db.run(setProfileImage(accountId, stored, isoTime(world.clock)))
  visit.record(pictureAddressSent, { accountId, address, stored })
  if ('refusal' in picture) throw HttpError.expected(400, literal(picture.refusal))
  return toProfile(visit)
}

/** Stores a fetched profile picture and returns the path that it is served at. */
function storePicture(
  { world, session }: Visit,
  { bytes, ending }: { readonly bytes: Uint8Array; readonly ending: string },
): string {
  const place = `${PICTURES_FOLDER}/${session!.accountId}.${/^[a-z]{1,5}$/.test(ending) ? ending : 'jpg'}`
  storeUpload(world, place, bytes)
  return place
}
