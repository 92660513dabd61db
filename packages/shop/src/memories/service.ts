import { pictureFormat } from '@fruit/isomorphic/pictures/picture-format'
import { LONGEST_CAPTION } from '@fruit/isomorphic/rules/photo'
import { Refusal } from '@fruit/world/refusal'
import type { UploadedFile } from '@fruit/world/route'
import { filled, type Saying } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { shown, showRow } from '../resources/row-source.ts'
import { insertRow } from '../resources/row-store.ts'
import { MEMORIES } from '../schema.ts'
import { freeName } from '../uploads/file-name.ts'
import { keepUpload, PICTURES_FOLDER } from '../uploads/keep-upload.ts'
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
 * @throws Refusal 400 without photo or caption, 415 for a file that is neither PNG nor JPEG, 507 when the storage is
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
  if ([...caption].length > LONGEST_CAPTION)
    throw refusal(400, filled('A caption has at most {{most}} characters.', { most: LONGEST_CAPTION }))
  const place = `${PICTURES_FOLDER}/${freeName(world, PICTURES_FOLDER, upload.name, format)}`
  // The interface has this path without the leading slash.
  const imagePath = place.slice(1)
  const memory = world.db.transaction(() => {
    const row = insertRow(world, PHOTOS, { UserId: session!.accountId, caption, imagePath })
    keepUpload(world, place, upload.bytes)
    return row
  })
  visit.record(memoryShared, { memoryId: memory.id, accountId: session!.accountId, caption, imagePath })
  return { status: 'success', data: showRow(PHOTOS, memory) }
}

function refusal(status: number, error: Saying): Refusal {
  return new Refusal(status, error, { body: (say) => ({ error: say(error) }) })
}
