import { z } from 'zod'
import { callsOf } from '../call.ts'
import { htmlPage, nothing } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

export const openInnerDoor = call('GET /solve/challenges/server-side', {
  summary: 'Internal endpoint for programs on the server',
  query: z.looseObject({ key: z.unknown().optional().describe('Key of the endpoint.') }),
  answers: {
    200: htmlPage.describe('The page of the web client. Returned to external clients and to requests without the key.'),
    204: nothing,
  },
})
