import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bytes } from '../shapes.ts'

/** Each screen loads a tracking pixel when it opens. */
export const screenPicture = defineCall({
  method: 'GET',
  path: '/assets/public/images/padding/:name',
  summary: 'The one-pixel picture that a screen loads when it opens',
  example: { params: { name: '81px.png' } },
  tag: 'Application',
  access: 'open',
  params: z.object({ name: z.string().max(100) }),
  query: z.looseObject({ path: z.string().max(200).optional() }),
  answers: {
    200: bytes('image/png', 'text/html').describe('The page of the web client where no screen has this picture.'),
  },
})
