import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bytes } from '../shapes.ts'

export const getPicture = defineCall({
  method: 'GET',
  path: '/assets/public/images/uploads/:name',
  summary: 'A picture that somebody uploaded, or one that the shop came with',
  example: { params: { name: 'goose-in-the-kitchen.webp' } },
  tag: 'Pictures',
  access: 'open',
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
    ).describe('The picture; the page of the shop where there is none of that name'),
  },
})
