import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, nothing, plainText } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Progress', access: 'open' })

type CodeName = 'continue-code' | 'continue-code-findIt' | 'continue-code-fixIt'

function readCodeCall<const Name extends CodeName>(name: Name, what: string) {
  return call(`GET /rest/${name}`, {
    summary: `The code that brings back ${what}; none while there is nothing to bring back`,
    answers: { 200: z.object({ continueCode: z.string().min(60).optional() }) },
  })
}

/** @param code of Score Board and DOM XSS, the same in every shop */
function applyCodeCall<const Name extends CodeName>(name: Name, what: string, code: string) {
  return call(`PUT /rest/${name}/apply/:code`, {
    summary: `Brings back ${what} from a code`,
    example: { params: { code } },
    ownPagesOnly: true,
    params: z.object({ code: z.string().max(2000) }),
    answers: {
      200: z
        .union([
          z.object({
            data: z.string().regex(/^\d+ /),
            applied: z.number().int().describe('How many numbers of the code belong to a challenge.'),
            ignored: z.array(z.number().int()).describe('The numbers of the code that belong to none.'),
          }),
          nothing,
        ])
        .describe('The text starts with the number of challenges that are back.'),
      403: failure,
      404: plainText,
    },
  })
}

export const getContinueCode = readCodeCall('continue-code', 'solved challenges')
export const getContinueCodeFindIt = readCodeCall('continue-code-findIt', 'found lines')
export const getContinueCodeFixIt = readCodeCall('continue-code-fixIt', 'chosen fixes')
export const applyContinueCode = applyCodeCall(
  'continue-code',
  'solved challenges',
  'BP4graVEq7DZowBYQPyNljOKex9djrNc6dmv8rXWR562gpJ4b13knMzLv3ER',
)
export const applyContinueCodeFindIt = applyCodeCall(
  'continue-code-findIt',
  'found lines',
  'bQmJ2yLX5WR2PJQjrdeV7akmvDBZ6PXHn8910Mg6lzn3EGbqxwKNoOYp7Nn5',
)
export const applyContinueCodeFixIt = applyCodeCall(
  'continue-code-fixIt',
  'chosen fixes',
  '2lwZ37y38DwlOX9Wr65GdQKYe4E13K5HD1bgLJBPnRm0zZjokNVqv2pMvWy5',
)

export const repeatNotification = call('GET /rest/repeat-notification', {
  summary: 'Sends the notification of a solved challenge, named by its English name, to the browsers once more',
  example: { query: { challenge: 'Score Board' } },
  query: z.looseObject({ challenge: z.union([z.string().max(500), z.array(z.string())]).optional() }),
  answers: { 200: z.literal('OK').meta({ mediaTypes: ['text/plain'] }) },
})

export const countryMapping = call('GET /rest/country-mapping', {
  summary: 'Countries of an event’s map by key of the challenge that they stand for; empty when none are configured',
  answers: { 200: z.record(z.string(), z.object({ name: z.string(), code: z.string() })) },
})

const resetKind = z.enum(['challenge', 'progress', 'shop'])

const undoOffer = z.object({
  id: z.number().int(),
  what: resetKind,
  key: z.string().optional().describe('Of the challenge that was forgotten.'),
  title: z.string().optional().describe('Name of the challenge that was forgotten, in the language of the visitor.'),
  madeAt: z.iso.datetime().describe('When it was reset.'),
  endsAt: z.iso.datetime().describe('When it can be undone no more.'),
})

/** A reset that can be undone. */
export type UndoOffer = z.infer<typeof undoOffer>

export const resetTraining = call('POST /rest/training/reset', {
  summary: 'Forgets one challenge or all progress, or gives the player a new shop and keeps the progress',
  example: { body: { what: 'challenge', key: 'scoreBoardChallenge' } },
  ownPagesOnly: true,
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('challenge'), key: z.string().max(200) }),
    z.object({ what: z.literal('progress') }),
    z.object({ what: z.literal('shop') }),
  ]),
  answers: {
    200: z
      .object({ undo: undoOffer.nullable() })
      .describe('How to undo it; null where too much was taken away to keep it.'),
    400: failure,
    403: failure,
    404: failure,
  },
})

export const listUndos = call('GET /rest/training/undo', {
  summary: 'The resets that can be undone, the newest first: at most ten, each for a day',
  answers: { 200: z.object({ undos: z.array(undoOffer) }) },
})

export const undoReset = call('POST /rest/training/undo', {
  summary:
    'Undoes a reset. Progress comes back beside what came since; of two shops, the one that is left can come back',
  example: { status: 409 },
  ownPagesOnly: true,
  body: z.object({ id: z.number().int().optional().describe('Of the reset; the latest where it is left out.') }),
  answers: {
    200: z.object({ what: resetKind, restored: z.number().int().describe('How many solved challenges came back.') }),
    400: failure,
    403: failure,
    409: failure.describe('There is nothing to bring back.'),
  },
})
