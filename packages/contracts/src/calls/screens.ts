import { z } from 'zod'
import { callsOf } from '../call.ts'
import { bytes } from '../shapes.ts'

const call = callsOf({ tag: 'Application', access: 'open' })

/** Each screen loads a tracking pixel when it opens. */
export const screenPicture = call('GET /assets/public/images/padding/:name', {
  summary: 'Get the one-pixel picture that a screen loads when it opens',
  example: { params: { name: '81px.png' } },
  params: z.object({ name: z.string().max(100) }),
  query: z.looseObject({ path: z.string().max(200).optional() }),
  answers: {
    200: bytes('image/png', 'text/html').describe('The picture. If no screen has it: the page of the web client.'),
  },
})
