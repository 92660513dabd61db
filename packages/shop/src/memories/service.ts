import { pictureFormat } from '@fruit/isomorphic/pictures/picture-format'
import { MAX_CAPTION_LENGTH } from '@fruit/isomorphic/rules/photo'
import type { UploadedFile } from '@fruit/world/route'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { shown, showRow } from '../resources/row-source.ts'
import { insertRow } from '../resources/row-store.ts'
import { MEMORIES } from '../schema.ts'
import { unusedName } from '../uploads/file-name.ts'
import { PICTURES_FOLDER, storeUpload } from '../uploads/keep-upload.ts'
import { memoryShared } from './facts.ts'
import { allMemories, photographers } from './queries.ts'
import { describePhotographer } from './seams.ts'

const PHOTOS = shown(MEMORIES)

/** The photos of the photo wall, oldest first, each with its author: null for a closed account. */
export function listMemories({ world }: Visit): object {
  const describe = world.use(describePhotographer)
  const described = new Map(world.db.all(photographers()).map((user) => [user.id, describe(user)]))
  const data = world.db
    .all(allMemories())
    .map((memory) => ({ ...memory, User: (memory.UserId !== null && described.get(memory.UserId)) || null }))
  return { status: 'success', data }
}

/**
 * Adds a photo to the photo wall.
 *
 * @throws HttpError 400 without photo or caption, 415 for a file that is neither PNG nor JPEG, 507 when the storage is
 * full
 */
export function shareMemory(visit: Visit, upload: UploadedFile | null, sentCaption: string | undefined): object {
  const { world, session } = visit
  if (!upload) throw refusal(400, 'No photo came with this. Please choose one.')
  const format = pictureFormat(upload.bytes)
  if (format !== 'png' && format !== 'jpg')
    throw refusal(415, 'This is no photo that we can hang up. Please choose a PNG or JPEG picture.')
  const caption = sentCaption?.trim() ?? ''
  if (caption === '') throw refusal(400, 'Please write a few words about your photo.')
  if ([...caption].length > MAX_CAPTION_LENGTH)
    throw refusal(400, messageWith('A caption has at most {{most}} characters.', { most: MAX_CAPTION_LENGTH }))
  const place = `${PICTURES_FOLDER}/${unusedName(world, PICTURES_FOLDER, upload.name, format)}`
  // The interface has this path without the leading slash.
  const imagePath = place.slice(1)
  const memory = world.db.transaction(() => {
    const row = insertRow(world, PHOTOS, { UserId: session!.accountId, caption, imagePath })
    storeUpload(world, place, upload.bytes)
    return row
  })
  visit.record(memoryShared, { memoryId: memory.id, accountId: session!.accountId, caption, imagePath })
  return { status: 'success', data: showRow(PHOTOS, memory) }
}

function refusal(status: number, error: Message): HttpError {
  return new HttpError(status, error, { body: (say) => ({ error: say(error) }) })
}
