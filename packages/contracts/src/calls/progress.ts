import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, nothing, plainText } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Progress', access: 'open' })

type CodeName = 'continue-code' | 'continue-code-findIt' | 'continue-code-fixIt'

function readCodeCall<const Name extends CodeName>(name: Name, what: string) {
  return call(`GET /rest/${name}`, {
    summary: `Get the continue code for ${what}`,
    answers: {
      200: z.object({
        continueCode: z.string().min(60).optional().describe('Missing if there is nothing to restore.'),
      }),
    },
  })
}

/** @param code of Score Board and DOM XSS, the same in every shop */
function applyCodeCall<const Name extends CodeName>(name: Name, what: string, code: string) {
  return call(`PUT /rest/${name}/apply/:code`, {
    summary: `Restore ${what} from a continue code`,
    example: { params: { code } },
    ownPagesOnly: true,
    params: z.object({ code: z.string().max(2000) }),
    answers: {
      200: z
        .union([
          z.object({
            data: z.string().regex(/^\d+ /),
            applied: z.number().int().describe('Number of ids in the code that belong to a challenge.'),
            ignored: z.array(z.number().int()).describe('Ids in the code that belong to no challenge.'),
          }),
          nothing,
        ])
        .describe('The text starts with the number of restored challenges.'),
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
  summary: 'Send the notification of a solved challenge again',
  example: { query: { challenge: 'Score Board' } },
  query: z.looseObject({
    challenge: z
      .union([z.string().max(500), z.array(z.string())])
      .optional()
      .describe('English name of the challenge.'),
  }),
  answers: { 200: z.literal('OK').meta({ mediaTypes: ['text/plain'] }) },
})

export const countryMapping = call('GET /rest/country-mapping', {
  summary: 'List the countries of the event’s map by challenge key',
  answers: {
    200: z
      .record(z.string(), z.object({ name: z.string(), code: z.string() }))
      .describe('Empty if no countries are configured.'),
  },
})

const resetKind = z.enum(['challenge', 'progress', 'shop'])

const undoOffer = z.object({
  id: z.number().int(),
  what: resetKind,
  key: z.string().optional().describe('Key of the reset challenge.'),
  title: z.string().optional().describe("Name of the reset challenge in the visitor's language."),
  madeAt: z.iso.datetime().describe('Time of the reset.'),
  endsAt: z.iso.datetime().describe('Time until which the reset can be undone.'),
})

/** A reset that can be undone. */
export type UndoOffer = z.infer<typeof undoOffer>

export const resetTraining = call('POST /rest/training/reset', {
  summary: 'Reset one challenge, all progress, or the shop',
  example: { body: { what: 'challenge', key: 'scoreBoardChallenge' } },
  ownPagesOnly: true,
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('challenge'), key: z.string().max(200) }),
    z.object({ what: z.literal('progress') }),
    z.object({ what: z.literal('shop').describe('Creates a new shop. The progress does not change.') }),
  ]),
  answers: {
    200: z
      .object({ undo: undoOffer.nullable() })
      .describe('How to undo the reset. Null if the removed data is too large to store.'),
    400: failure,
    403: failure,
    404: failure,
  },
})

export const listUndos = call('GET /rest/training/undo', {
  summary: 'List the resets that can be undone, newest first',
  answers: { 200: z.object({ undos: z.array(undoOffer).describe('At most ten resets of the last 24 hours.') }) },
})

export const undoReset = call('POST /rest/training/undo', {
  summary: 'Undo a reset',
  example: { status: 409 },
  ownPagesOnly: true,
  body: z.object({ id: z.number().int().optional().describe('Id of the reset. Default: the latest one.') }),
  answers: {
    200: z
      .object({ what: resetKind, restored: z.number().int().describe('Number of restored solves.') })
      .describe(
        'Restored progress is added to newer progress. A restored shop replaces the current one, which can then be restored in turn.',
      ),
    400: failure,
    403: failure,
    409: failure.describe('There is nothing to restore.'),
  },
})
