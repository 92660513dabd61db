import { escapeHtml } from '@fruit/contracts/markup/escape-html'
import { Refusal } from '@fruit/world/refusal'
import { Answer, type RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { listConfirmations, readConfirmation } from '../orders/confirmation.ts'
import { documentServed } from './facts.ts'
import { listingPage } from './listing-page.ts'
import { offerListing, selectDocument } from './seams.ts'

const FOLDER = '/ftp'

/**
 * The names in the public folder, or in a folder below it.
 *
 * @throws Refusal 403 where listings are not offered, 404 where there is no such folder
 */
export function list(visit: Visit, folder: string, request: RequestDetails): Answer {
  if (!visit.world.use(offerListing)(folder)) throw new Refusal(403, 'The names in this folder are not shown.')
  const entries = [
    ...visit.world.files.list(folder),
    ...(folder === FOLDER ? listConfirmations(visit.world) : []),
  ].sort((a, b) => (a.name < b.name ? -1 : 1))
  if (entries.length === 0) throw new Refusal(404, `There is no folder ${folder}.`)
  const names = entries.map(({ name }) => name)
  switch (request.accepts('html', 'json', 'text')) {
    case 'json':
      return new Answer(200, names)
    case 'text':
      return new Answer(200, `${names.join('\n')}\n`)
    default:
      return new Answer(200, Buffer.from(listingPage(visit, folder, entries)), {
        'content-type': 'text/html; charset=utf-8',
      })
  }
}

/**
 * A document of the public folder: a file that lies there, or the confirmation of an order. A name without one may be a
 * folder, which is listed.
 *
 * @throws Refusal 403 for a name that may not be read, 404 where there is no such document
 */
export async function read(visit: Visit, requested: string, request: RequestDetails): Promise<Answer> {
  if (requested === '' || visit.world.files.list(`${FOLDER}/${requested}`).length > 0)
    return list(visit, `${FOLDER}/${requested}`.replace(/\/+$/, ''), request)
  if (requested.includes('/')) throw new Refusal(403, 'A document is named without slashes.')
  const selection = visit.world.use(selectDocument)(requested)
  if ('refusal' in selection) throw new Refusal(403, selection.refusal)
  const file =
    visit.world.files.read(`${FOLDER}/${selection.name}`) ?? (await readConfirmation(visit.world, selection.name))
  if (!file) throw new Refusal(404, `There is no document ${escapeHtml(selection.name)}.`)
  visit.record(documentServed, { name: selection.name })
  return new Answer(200, file.bytes, {
    'content-type': mediaType(selection.name),
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
