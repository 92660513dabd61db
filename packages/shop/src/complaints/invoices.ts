import { MAX_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'
import { HttpResponse, type UploadedFile } from '@fruit/world/route'
import { isTooLong, resolvePath } from '@fruit/world/storage/world-files'
import { literal, type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { extensionOf, unusedName } from '../uploads/file-name.ts'
import { storeUpload } from '../uploads/keep-upload.ts'
import { documentParsers } from './document-parsers.ts'
import { archiveFileKept, documentRead, entityRead, uploadReceived } from './facts.ts'
import { FileTreeGuard } from './places.ts'
import { admitUploadSize, admitUploadType, readArchive, readXmlOrder, readYamlOrder, type Unpack } from './seams.ts'

const FOLDER = '/uploads/complaints'

/** Extensions of document formats that partners once ordered with. */
const DOCUMENTS: Readonly<Record<string, 'xml' | 'yaml'>> = { xml: 'xml', yml: 'yaml', yaml: 'yaml' }

/** Maximum number of characters of a document that its sender is shown. */
const SHOWN_CHARACTERS = 400

/**
 * Stores the uploaded invoice of a complaint unchanged.
 *
 * @throws HttpError 400 without a file; 410 for formats that are no longer accepted; 413 for a file that is too large;
 * 415 for one of another type; 503 when parsing one takes too long; 507 when the storage is full
 */
export async function storeInvoice(visit: Visit, upload: UploadedFile | null): Promise<HttpResponse> {
  const { world } = visit
  if (!upload) throw refusal(400, 'No file came with this. Send one in the field "file" of a form.')
  const { name, mediaType, bytes } = upload
  const ending = extensionOf(name)
  const sizeAdmitted = await world.call(admitUploadSize, bytes.length)
  const typeAdmitted = world.use(admitUploadType)(upload)
  visit.record(uploadReceived, { name, ending, mediaType, bytes: bytes.length, sizeAdmitted, typeAdmitted })
  if (!sizeAdmitted)
    throw refusal(
      413,
      messageWith('An invoice has at most {{most}} bytes; this one has {{bytes}}.', {
        most: MAX_INVOICE_BYTES,
        bytes: bytes.length,
      }),
    )
  const format = Object.hasOwn(DOCUMENTS, ending) ? DOCUMENTS[ending] : undefined
  if (format) throw await documentRefusal(visit, upload, format)
  if (!typeAdmitted) throw refusal(415, 'We take invoices as PDF, or packed into a ZIP archive; this is neither.')
  storeUpload(world, `${FOLDER}/${unusedName(world, FOLDER, name.slice(0, -ending.length - 1), ending)}`, bytes)
  if (ending === 'zip') await storeArchiveContents(visit, upload)
  return new HttpResponse(204, '')
}

async function storeArchiveContents(visit: Visit, archive: UploadedFile): Promise<void> {
  const { world } = visit
  const unpacked = await world.use(readArchive)(archive, FOLDER, unpackIn(world))
  if (unpacked.length === 0) return
  const places = new FileTreeGuard(world.files.all().map(({ path }) => path))
  for (const { entry, place: named, bytes } of unpacked) {
    const place = resolvePath(named)
    // A real disk would refuse these files as well.
    if (isTooLong(place) || !places.reserve(place)) continue
    storeUpload(world, place, bytes)
    visit.record(archiveFileKept, { archive: archive.name, entry, place })
  }
}

function unpackIn(world: World): Unpack {
  return async (bytes) => {
    const outcome = await world.contained.archive({ owner: world.id, bytes })
    switch (outcome.kind) {
      case 'value':
        return outcome.files
      case 'refused':
        return []
      case 'limit':
        throw refusal(413, 'This archive holds more than we can unpack. Please send several smaller ones.')
    }
  }
}

/** Documents are always refused. Where the world parses one first, the refusal contains the parsed content. */
async function documentRefusal(visit: Visit, document: UploadedFile, format: 'xml' | 'yaml'): Promise<HttpError> {
  const { world } = visit
  const gone = `Our partners' old way to order, by ${format.toUpperCase()}, is closed for good`
  const read = world.use(format === 'xml' ? readXmlOrder : readYamlOrder)
  const reading = await read(document, documentParsers(world))
  if (!reading) return HttpError.expected(410, literal(`${gone}. Please send a PDF, or a ZIP archive.`))
  if (reading.outcome === 'postponed')
    return HttpError.expected(503, 'Something went wrong on our side. Please try again, or tell us what you did.')
  const content = reading.outcome === 'read' ? reading.content : ''
  visit.record(documentRead, { name: document.name, format, outcome: reading.outcome, content })
  const files = (reading.outcome === 'read' && reading.files) || []
  for (const path of files) visit.record(entityRead, { name: document.name, path })
  switch (reading.outcome) {
    case 'stopped':
      return HttpError.expected(
        503,
        'Reading this document takes more than we have to spare. Please send a smaller one.',
      )
    case 'broken':
      return HttpError.expected(410, literal(`${gone}: ${reading.reason} (${document.name})`))
    case 'read':
      return HttpError.expected(410, literal(`${gone}: ${content.slice(0, SHOWN_CHARACTERS)} (${document.name})`))
  }
}

function refusal(status: number, error: Message): HttpError {
  return new HttpError(status, error, { body: (say) => ({ error: say(error) }) })
}
