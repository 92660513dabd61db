import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure, plainText } from '../shapes.ts'
import { solvingRequest } from './training.ts'

const call = trainingCallsOf({ tag: 'Coding challenges', access: 'open' })

/** The interface's response when there is no such snippet. */
const noSnippet = z.object({ status: z.literal('error'), error: z.string() })
const noFixes = z.object({ error: z.string() })

const key = z.string().max(200)
const keyParams = z.object({ key })

export const listSnippets = call('GET /snippets', {
  summary: 'List the keys of the coding challenges',
  answers: {
    200: z.object({
      challenges: z
        .array(z.string())
        .describe(
          'Keys of the challenges whose flaw can be read, found and fixed. Empty if coding challenges are disabled.',
        ),
    }),
  },
})

export const getSnippet = call('GET /snippets/:key', {
  summary: 'Get the source code of a flaw, as it runs',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: z.object({ snippet: z.string() }), 403: failure, 404: noSnippet, 422: noSnippet },
})

export const judgeLines = call('POST /snippets/verdict', {
  summary: 'Check whether the selected lines are the vulnerable ones',
  example: { body: { key: 'scoreBoardChallenge', selectedLines: [1] } },
  ownPagesOnly: true,
  body: z.object({
    key,
    selectedLines: z.array(z.number().int().min(0).max(100_000)).max(1000).describe('Line numbers, from 1.'),
  }),
  answers: {
    200: z.object({
      verdict: z.boolean(),
      hint: z.string().optional().describe('Hint after a wrong answer. It gets clearer with each one.'),
    }),
    400: failure,
    403: failure,
    404: noSnippet,
    422: noSnippet,
  },
})

export const getFixes = call('GET /snippets/fixes/:key', {
  summary: 'List the fixes to choose from',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: {
    200: z.object({ fixes: z.array(z.string()).describe('In the order of their files. Clients should shuffle them.') }),
    403: failure,
    404: noFixes,
  },
})

export const judgeFix = call('POST /snippets/fixes', {
  summary: 'Check whether the chosen fix is the right one',
  example: { body: { key: 'scoreBoardChallenge', selectedFix: 0 } },
  ownPagesOnly: true,
  body: z.object({
    key,
    selectedFix: z.number().int().min(-1).max(1000).describe('Index in the list of fixes, from 0.'),
  }),
  answers: {
    200: z.object({
      verdict: z.boolean(),
      explanation: z.string().optional().describe('Effect of the chosen fix. Missing after the first wrong answer.'),
    }),
    400: failure,
    403: failure,
    404: noFixes,
  },
})

const running = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('flaw') }),
    z.object({
      kind: z.literal('fix'),
      index: z.number().int().min(0).describe('Index in the list of `GET /snippets/fixes/:key`.'),
    }),
    z.object({ kind: z.literal('own') }),
    z
      .object({ kind: z.literal('safe') })
      .describe('The safe implementation of the shop. The configuration or the build disables the vulnerability.'),
  ])
  .meta({ id: 'RunningCode', description: 'The code that runs in the seams of a challenge, in this world.' })

const codingState = z
  .object({
    key: z.string(),
    language: z.enum(['typescript', 'solidity']).describe('Language of the code.'),
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('1: the lines were found. 2: the right fix was chosen. Always 0 if `hasSteps` is false.'),
    hasSteps: z
      .boolean()
      .describe(
        'True for a coding challenge with two steps: find the lines, then choose a fix. If false, the response hides nothing.',
      ),
    flaw: z.string().describe('The source code of the flaw, as it runs.'),
    running,
    notice: z.string().nullable().describe("Reason why the player's own fix was removed. Null if it was not removed."),
    options: z
      .array(
        z.object({
          index: z.number().int().min(0),
          code: z.string().describe('The source code of the fix, as it runs.'),
          outcome: z
            .enum(['holds', 'leaks', 'breaks'])
            .nullable()
            .describe(
              'Effect of the fix on this challenge. Null until the right fix was chosen, if `hasSteps` is true.',
            ),
          why: z
            .string()
            .nullable()
            .describe('Reason for the outcome, in plain text with `code` in backticks. Null if `outcome` is null.'),
        }),
      )
      .describe('All fixes, in the order of `GET /snippets/fixes/:key`.'),
    own: z
      .object({
        functions: z
          .array(
            z.object({
              name: z.string(),
              signature: z
                .string()
                .describe('TypeScript, such as `(email: string, passwordHash: string) => Statement`.'),
              doc: z.string().describe('Purpose of the function, and its types.'),
            }),
          )
          .describe('The functions that the module must export.'),
        start: z.string().describe('Initial module for the editor: the flaw.'),
        held: z
          .string()
          .nullable()
          .describe("The player's latest module that holds. Null without one; then `own` cannot be applied."),
        mostCharacters: z.number().int().describe('Maximum length of a module, in characters.'),
      })
      .nullable()
      .describe('Null if players cannot write a fix for this challenge.'),
  })
  .meta({ id: 'CodingState' })

export type CodingState = z.output<typeof codingState>

export const getCodingState = call('GET /rest/training/coding/:key', {
  summary: 'Get the running code and the fixes of a challenge',
  example: { after: ['applyContinueCode'], params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: {
    200: codingState,
    403: failure.describe(
      'Coding challenges are disabled, or the code is only available once the challenge is solved.',
    ),
    404: failure,
  },
})

export const applyFix = call('POST /rest/training/coding/:key/apply', {
  summary: "Apply a fix or the flaw in the player's shop",
  example: { after: ['applyContinueCode'], params: { key: 'scoreBoardChallenge' }, body: { fix: 'flaw' } },
  ownPagesOnly: true,
  params: keyParams,
  body: z.object({
    fix: z
      .union([z.number().int().min(0).max(1000), z.literal('flaw'), z.literal('own')])
      .describe(
        "Index in the list of fixes. `flaw`: the original code. `own`: the player's latest module that holds. The next request runs the new code.",
      ),
  }),
  answers: {
    200: codingState,
    400: failure,
    403: failure,
    404: failure,
    409: failure.describe('The player has not written a fix that holds.'),
  },
})

const exchange = z
  .object({
    request: solvingRequest,
    answer: z
      .object({
        status: z.number().int(),
        contentType: z.string(),
        body: z.string().describe('At most 4000 characters. Empty if the body is not text.'),
        cut: z.boolean().describe('True if the body is shortened.'),
      })
      .nullable()
      .describe('Null for a socket message, which has no response, and for a request that is only shown.'),
  })
  .meta({ id: 'Exchange', description: 'One request of an attack and its response.' })

export type Exchange = z.output<typeof exchange>

export const replayAttack = call('POST /rest/training/coding/:key/replay', {
  summary: 'Repeat the attack that solved a challenge',
  example: { params: { key: 'scoreBoardChallenge' }, after: ['applyContinueCode'] },
  ownPagesOnly: true,
  limit: { max: 60, windowMs: 60_000 },
  params: keyParams,
  answers: {
    200: z
      .object({
        works: z.boolean().describe('True if the attack reached its goal.'),
        attack: z
          .enum(['own', 'example'])
          .describe(
            "`own`: the request that solved the challenge. `example`: the attack of the challenge's author, in a new shop that runs the same code.",
          ),
        transcript: z.array(exchange),
      })
      .describe('Result of the attack. Progress does not change.'),
    403: failure,
    404: failure,
    409: failure.describe('The challenge is not solved yet. The attack would reveal the solution.'),
    429: plainText,
  },
})

export const ownFixVerdict = z
  .object({
    kind: z.enum([
      'holds',
      'leaks',
      'breaks',
      'does-not-compile',
      'not-allowed',
      'fails',
      'too-slow',
      'too-large',
      'busy',
    ]),
    details: z
      .string()
      .describe('Explanation for the player: the broken promise, the attack that works, or the error.'),
    line: z.number().int().min(1).nullable().describe('Line of the module, from 1. Null if it is unknown.'),
    transcript: z.array(exchange).describe('With `leaks` and `breaks`: the requests that prove it.'),
  })
  .meta({
    id: 'OwnFixVerdict',
    description:
      'Verdict on a fix that a player wrote. `holds`: all attacks fail and the shop works for all honest customers. `leaks`: an attack still works. `breaks`: the shop does not work for an honest customer. `does-not-compile`: the code is not a TypeScript module, or a function is missing. `not-allowed`: the code uses something outside the module. `fails`: the code throws, or returns a value that does not match its signature. `too-slow`, `too-large`: the code exceeds a limit. `busy`: the server has no capacity, try again.',
  })

export type OwnFixVerdict = z.output<typeof ownFixVerdict>

/** Maximum length of a module that a player writes, in characters. */
export const MAX_OWN_FIX_LENGTH = 20_000

export const judgeOwnFix = call('POST /rest/training/coding/:key/own', {
  summary: 'Judge a fix that the player wrote',
  example: { after: ['applyContinueCode'], params: { key: 'localXssChallenge' }, body: { code: 'export {' } },
  ownPagesOnly: true,
  limit: { max: 20, windowMs: 60_000 },
  params: keyParams,
  body: z.object({
    code: z
      .string()
      .max(90_000)
      .describe('The module. The server tests it in a new shop. If it holds, it can be applied.'),
  }),
  answers: { 200: ownFixVerdict, 400: failure, 403: failure, 404: failure, 413: failure, 429: plainText },
})

export const getOwnModule = call('GET /rest/training/coding/:key/own.js', {
  summary: "Get the player's fix of browser code as a JavaScript module",
  example: { params: { key: 'scoreBoardChallenge' }, status: 404 },
  params: keyParams,
  answers: { 200: z.string().meta({ mediaTypes: ['text/javascript'] }), 404: failure },
})

/** Socket message `own fix waits`: a player's own fix is queued to be judged; positions start at 1. */
export const ownFixWaits = z.object({ key: z.string(), place: z.number().int().min(1) })

export type OwnFixWaits = z.output<typeof ownFixWaits>

/** Socket message `own fix taken out`: a player's own fix failed in live use and was replaced by the flaw. */
export const ownFixTakenOut = z.object({ key: z.string(), details: z.string() })

export type OwnFixTakenOut = z.output<typeof ownFixTakenOut>
