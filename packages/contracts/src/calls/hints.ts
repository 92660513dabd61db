import { z } from 'zod'
import { defineTrainingCall, trainingCallsOf } from '../call.ts'
import { listCall, updateCall } from '../resource-calls.ts'
import { failure, time } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

const hintRow = z
  .object({
    id: z.number().int(),
    ChallengeId: z.number().int(),
    text: z.string().describe('HTML.'),
    order: z.number().int().min(1).describe('Position from 1. Gentle hints come first.'),
    unlocked: z.boolean(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({
    id: 'Hint',
    description:
      'A hint. A row of the table `Hints`. A locked hint also has its text, because tools that export events read it. In a class event, the text of a locked hint is empty, because opened hints are counted.',
  })

export type HintRow = z.output<typeof hintRow>

export const listHints = defineTrainingCall(
  listCall('Hints', hintRow, {
    summary: 'List the hints of all challenges, unless the configuration hides them',
    example: { query: { ChallengeId: '1', sort: 'order' } },
    tag: 'Training',
  }),
)

export const unlockHint = defineTrainingCall({
  ...updateCall('Hints', hintRow, {
    summary: 'Open a hint permanently',
    example: { params: { id: 101 }, body: { unlocked: true } },
    tag: 'Training',
    body: z.looseObject({ unlocked: z.boolean().optional() }),
  }),
  ownPagesOnly: true,
})

/** Numbers of opened hints, from 1, by key of the challenge. */
const openedHints = z.record(z.string().max(200), z.array(z.number().int().min(1).max(100)).max(100))

export const getOpenedHints = call('GET /rest/training/hints', {
  summary: 'List the opened hints, for a backup',
  answers: { 200: z.object({ opened: openedHints }) },
})

export const restoreOpenedHints = call('PUT /rest/training/hints', {
  summary: 'Open the hints of a backup',
  example: { body: { opened: { scoreBoardChallenge: [1] } } },
  ownPagesOnly: true,
  body: z.object({ opened: openedHints.describe('Hints to open in addition. Unknown ones are ignored.') }),
  answers: { 200: z.object({ opened: openedHints }), 400: failure, 403: failure },
})

export const openNextHint = call('POST /rest/training/challenges/:key/hints', {
  summary: 'Open the first locked hint of a challenge',
  example: { params: { key: 'scoreBoardChallenge' } },
  ownPagesOnly: true,
  params: z.object({ key: z.string().max(200) }),
  answers: {
    200: z.object({ hints: z.array(z.object({ number: z.number().int(), text: z.string().nullable() })) }),
    403: failure,
    404: failure,
    409: failure.describe('All hints are already open.'),
  },
})
