import { z } from 'zod'
import { defineCall } from '../call.ts'
import { htmlPage, nothing } from '../shapes.ts'

export const openInnerDoor = defineCall({
  method: 'GET',
  path: '/solve/challenges/server-side',
  summary: 'A door for the programs of the machine',
  tag: 'Pages',
  access: 'open',
  query: z.looseObject({ key: z.unknown().optional().describe('What opens it') }),
  answers: {
    200: htmlPage.describe('The page of the shop: outside there is no door, and without its key it stays shut'),
    204: nothing,
  },
})
