import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes } from '../shapes.ts'

const call = callsOf({ tag: 'Pictures', access: 'open' })

export const getPicture = call('GET /assets/public/images/uploads/:name', {
  summary: 'Get an uploaded picture, or one that belongs to the shop',
  example: { params: { name: 'goose-in-the-kitchen.webp' } },
  params: z.object({ name: z.string().max(1000) }),
  answers: {
    200: bytes(
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/svg+xml',
      'application/octet-stream',
      'text/html',
    ).describe('The picture. If it does not exist: the page of the web client.'),
  },
})
