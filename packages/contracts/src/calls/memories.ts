import { MAX_PHOTO_BYTES } from '@fruit/isomorphic/rules/photo'
import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, signInFirst, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Photo wall' })

const memory = z
  .object({
    id: z.number().int(),
    UserId: z.number().int().nullable(),
    caption: z.string(),
    imagePath: z.string().describe("Path of the picture, relative to the shop's base URL. It is not URL-encoded."),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Memory', description: 'A photo on the photo wall.' })

const photographer = z
  .looseObject({
    id: z.number().int(),
    username: z.string().nullable(),
    profileImage: z.string(),
  })
  .meta({
    id: 'Photographer',
    description: 'The account that shared a photo, with the fields that the shop publishes.',
  })

const memoryOnWall = memory.extend({ User: photographer.nullable() }).meta({ id: 'MemoryOnWall' })

/** A photo of the photo wall with its author. */
export type MemoryOnWall = z.output<typeof memoryOnWall>

const refused = z.object({ error: z.string() })

export const listMemories = call('GET /rest/memories', {
  summary: 'List the photos of the photo wall with captions and authors',
  access: 'open',
  answers: { 200: success(z.array(memoryOnWall)) },
})

export const shareMemory = call('POST /rest/memories', {
  summary: 'Share a PNG or JPEG photo with a caption',
  example: {
    body: { caption: 'Under the old quince tree' },
    file: {
      name: 'tree.png',
      content:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
  },
  access: 'account',
  upload: { field: 'image', maxBytes: MAX_PHOTO_BYTES },
  body: z.looseObject({ caption: asked(text.optional()) }),
  answers: {
    200: success(memory),
    400: z.union([refused, failure]).describe('The picture is missing, or the caption is missing or invalid.'),
    401: signInFirst,
    413: failure,
    415: refused.describe('The picture is neither PNG nor JPEG.'),
    500: failure.describe('The picture is too large.'),
    507: failure.describe('The shop has no space left for the picture.'),
  },
})
