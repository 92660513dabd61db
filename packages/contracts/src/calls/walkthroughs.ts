import { z } from 'zod'
import { defineTrainingCall } from '../call.ts'
import { failure, htmlPage } from '../shapes.ts'

const open = { method: 'GET', tag: 'Training', access: 'open' } as const

export const listWalkthroughs = defineTrainingCall({
  ...open,
  path: '/rest/training/walkthroughs',
  summary: 'A page that links to the walkthroughs that may be read',
  answers: { 200: htmlPage },
})

export const readWalkthrough = defineTrainingCall({
  ...open,
  path: '/rest/training/walkthroughs/:key',
  summary: 'How a challenge is solved and repaired, step by step, as a page in English, where that was released',
  example: { params: { key: 'loginAdminChallenge' }, status: 403 },
  params: z.object({ key: z.string().max(200) }),
  answers: { 200: htmlPage, 403: failure, 404: failure, 503: failure },
  // The first request for each one generates it in a new shop, which is slow.
  limit: { max: 60, windowMs: 60_000 },
})
