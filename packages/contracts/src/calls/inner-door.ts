import { z } from 'zod'
import { callsOf } from '../call.ts'
import { htmlPage, nothing } from '../shapes.ts'

const call = callsOf({ tag: 'Pages', access: 'open' })

export const openInnerDoor = call('GET /solve/challenges/server-side', {
  summary: 'A door for the programs of the machine',
  query: z.looseObject({ key: z.unknown().optional().describe('What opens it') }),
  answers: {
    200: htmlPage.describe('The page of the shop: outside there is no door, and without its key it stays shut'),
    204: nothing,
  },
})
