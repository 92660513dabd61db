import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, htmlPage } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

export const listWalkthroughs = call('GET /rest/training/walkthroughs', {
  summary: 'List the released walkthroughs (HTML page with links)',
  answers: { 200: htmlPage },
})

export const readWalkthrough = call('GET /rest/training/walkthroughs/:key', {
  summary: "Get a challenge's walkthrough: solution and fix, step by step, in English",
  example: { params: { key: 'loginAdminChallenge' }, status: 403 },
  params: z.object({ key: z.string().max(200) }),
  answers: {
    200: htmlPage,
    403: failure.describe('The walkthrough is not released.'),
    404: failure,
    503: failure,
  },
  // The first request for each one generates it in a new shop, which is slow.

  limit: { max: 60, windowMs: 60_000 },
})
