import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, htmlPage } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

export const listWalkthroughs = call('GET /rest/training/walkthroughs', {
  summary: 'A page that links to the walkthroughs that may be read',
  answers: { 200: htmlPage },
})

export const readWalkthrough = call('GET /rest/training/walkthroughs/:key', {
  summary: 'How a challenge is solved and repaired, step by step, as a page in English, where that was released',
  example: { params: { key: 'loginAdminChallenge' }, status: 403 },
  params: z.object({ key: z.string().max(200) }),
  answers: { 200: htmlPage, 403: failure, 404: failure, 503: failure },
  // The first request for each one generates it in a new shop, which is slow.
  limit: { max: 60, windowMs: 60_000 },
})
