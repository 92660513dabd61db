import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import type { WorldFile } from '@fruit/world/storage/world-file'
import { resolvePath } from '@fruit/world/storage/world-files'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { listConfirmations, readConfirmation } from '../orders/confirmation.ts'
import { documentServed } from './facts.ts'
import { type ListedEntry, listingPage } from './listing-page.ts'
import { cleanName, offerListing, offerQuarantined, selectDocument } from './seams.ts'

const FOLDER = '/ftp'
const QUARANTINE = 'quarantine/'

/**
 * The listing of the public folder or of a folder below it.
 *
 * @throws HttpError 403 where listings are not offered, 404 where there is no such folder
 */
export async function list(visit: Visit, folder: string, request: RequestDetails): Promise<HttpResponse> {
  if (!(await visit.world.call(offerListing, folder)))
    throw new HttpError(403, 'The names in this folder are not shown.')
  const confirmations = folder === FOLDER ? listConfirmations(visit.world) : []
  return listing(visit, folder, [...visit.world.files.list(folder), ...confirmations], request)
}

/**
 * The listing of a folder in the format that the client prefers.
 *
 * @param address path of the folder on the server
 * @throws HttpError 404 for an empty folder
 */
export function listing(
  visit: Visit,
  address: string,
  listed: readonly ListedEntry[],
  request: RequestDetails,
): HttpResponse {
  if (listed.length === 0) throw new HttpError(404, messageWith('There is no folder {{address}}.', { address }))
  const entries = [...listed].sort((a, b) => (a.name < b.name ? -1 : 1))
  const names = entries.map(({ name }) => name)
  switch (request.accepts('html', 'json', 'text')) {
    case 'json':
      return new HttpResponse(200, names)
    case 'text':
      return new HttpResponse(200, `${names.join('\n')}\n`)
    default:
      return listingPage(visit, address, entries)
  }
}

/**
 * A document of the public folder: a stored file, or the confirmation of an order. A name that is a folder is listed.
 *
 * @throws HttpError 403 for a name that may not be read, 404 where there is no such document
 */
export async function read(visit: Visit, requested: string, request: RequestDetails): Promise<HttpResponse> {
  if (!resolvePath(`${FOLDER}/${requested}`).startsWith(`${FOLDER}/`) && requested !== '')
    throw new HttpError(403, 'That is outside the folder.')
  // An encoded slash is part of the name and does not separate folders, so it is refused.
  if (/%2f/i.test(request.url.split('?')[0]!)) throw new HttpError(403, 'A document is named without slashes.')
  if (requested === '' || visit.world.files.list(`${FOLDER}/${requested}`).length > 0)
    return list(visit, `${FOLDER}/${requested}`.replace(/(?<!\/)\/+$/, ''), request)
  if (requested.startsWith(QUARANTINE)) return readQuarantined(visit, requested.slice(QUARANTINE.length))
  if (requested.includes('/')) throw new HttpError(403, 'A document is named without slashes.')
  const selection = await visit.world.call(selectDocument, requested)
  if ('refusal' in selection) throw new HttpError(403, literal(selection.refusal))
  const name = await visit.world.call(cleanName, selection.name)
  if (name.includes('/')) throw new HttpError(403, 'A document is named without slashes.')
  const file = visit.world.files.read(`${FOLDER}/${name}`) ?? (await readConfirmation(visit.world, name))
  if (!file) throw new HttpError(404, messageWith('There is no document {{name}}.', { name }))
  visit.record(documentServed, { name })
  return fileAnswer(file, mediaType(name))
}

function readQuarantined(visit: Visit, name: string): HttpResponse {
  if (name.includes('/')) throw new HttpError(403, 'A document is named without slashes.')
  if (!visit.world.use(offerQuarantined)(name)) throw new HttpError(403, 'What is in quarantine stays there.')
  const file = visit.world.files.read(`${FOLDER}/${QUARANTINE}${name}`)
  if (!file) throw new HttpError(404, 'There is nothing of that name in quarantine.')
  visit.record(documentServed, { name: QUARANTINE + name })
  return fileAnswer(file, 'application/octet-stream')
}

/** A file as a response. */
export function fileAnswer(file: WorldFile, type: string): HttpResponse {
  return new HttpResponse(200, file.bytes, {
    'content-type': type,
    'last-modified': new Date(file.modifiedAt).toUTCString(),
  })
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
}

function mediaType(name: string): string {
  return MEDIA_TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream'
}
