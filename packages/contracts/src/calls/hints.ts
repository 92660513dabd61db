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
    order: z.number().int().min(1).describe('From 1, gentle ones first.'),
    unlocked: z.boolean(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({
    id: 'Hint',
    description:
      'A row of the table Hints. The text is there although the hint is locked: tools that export events read it. In an event of a class the text of a locked hint is empty, because it counts who opens it.',
  })

export type HintRow = z.output<typeof hintRow>

export const listHints = defineTrainingCall(
  listCall('Hints', hintRow, {
    summary: 'The hints of all challenges, with their texts; none where the configuration hides hints',
    example: { query: { ChallengeId: '1', sort: 'order' } },
    tag: 'Training',
  }),
)

export const unlockHint = defineTrainingCall({
  ...updateCall('Hints', hintRow, {
    summary: 'Opens a hint; an open one stays open',
    example: { params: { id: 101 }, body: { unlocked: true } },
    tag: 'Training',
    body: z.looseObject({ unlocked: z.boolean().optional() }),
  }),
  ownPagesOnly: true,
})

/** Numbers of opened hints, from 1, by key of the challenge. */
const openedHints = z.record(z.string().max(200), z.array(z.number().int().min(1).max(100)).max(100))

export const getOpenedHints = call('GET /rest/training/hints', {
  summary: 'Which hints the player has opened: for a backup',
  answers: { 200: z.object({ opened: openedHints }) },
})

export const restoreOpenedHints = call('PUT /rest/training/hints', {
  summary: 'Opens these hints as well: from a backup. What there is no hint for is left out',
  example: { body: { opened: { scoreBoardChallenge: [1] } } },
  ownPagesOnly: true,
  body: z.object({ opened: openedHints }),
  answers: { 200: z.object({ opened: openedHints }), 400: failure, 403: failure },
})

export const openNextHint = call('POST /rest/training/challenges/:key/hints', {
  summary: 'Opens the first hint of a challenge that is still locked',
  example: { params: { key: 'scoreBoardChallenge' } },
  ownPagesOnly: true,
  params: z.object({ key: z.string().max(200) }),
  answers: {
    200: z.object({ hints: z.array(z.object({ number: z.number().int(), text: z.string().nullable() })) }),
    403: failure,
    404: failure,
    409: failure.describe('There is none left to open.'),
  },
})
