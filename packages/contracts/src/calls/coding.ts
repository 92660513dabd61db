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
  summary:
    'Keys of the challenges whose flaw can be read, found and fixed; none where coding challenges are switched off',
  answers: { 200: z.object({ challenges: z.array(z.string()) }) },
})

export const getSnippet = call('GET /snippets/:key', {
  summary: 'The source of a flaw, as it runs',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: z.object({ snippet: z.string() }), 403: failure, 404: noSnippet, 422: noSnippet },
})

export const judgeLines = call('POST /snippets/verdict', {
  summary: 'Whether the selected lines are the wrong ones; hints get clearer with every wrong answer',
  example: { body: { key: 'scoreBoardChallenge', selectedLines: [1] } },
  ownPagesOnly: true,
  body: z.object({
    key,
    selectedLines: z.array(z.number().int().min(0).max(100_000)).max(1000).describe('Counted from 1.'),
  }),
  answers: {
    200: z.object({ verdict: z.boolean(), hint: z.string().optional() }),
    400: failure,
    403: failure,
    404: noSnippet,
    422: noSnippet,
  },
})

export const getFixes = call('GET /snippets/fixes/:key', {
  summary: 'The fixes to choose from, in the order of their files: shuffle them',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: z.object({ fixes: z.array(z.string()) }), 403: failure, 404: noFixes },
})

export const judgeFix = call('POST /snippets/fixes', {
  summary: 'Whether the chosen fix is the right one, and what it does',
  example: { body: { key: 'scoreBoardChallenge', selectedFix: 0 } },
  ownPagesOnly: true,
  body: z.object({
    key,
    selectedFix: z.number().int().min(-1).max(1000).describe('Place in the list of fixes, from 0.'),
  }),
  answers: {
    200: z.object({ verdict: z.boolean(), explanation: z.string().optional() }),
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
      index: z.number().int().min(0).describe('Place in the list of `/snippets/fixes/:key`.'),
    }),
    z.object({ kind: z.literal('own') }),
    z
      .object({ kind: z.literal('safe') })
      .describe("The shop's own implementation: the configuration or the build opens no hole here."),
  ])
  .meta({ id: 'RunningCode', description: 'What runs in the seams of a challenge, in this world.' })

const codingState = z
  .object({
    key: z.string(),
    language: z.enum(['typescript', 'solidity']).describe('What its code is written in.'),
    status: z
      .union([z.literal(0), z.literal(1), z.literal(2)])
      .describe('1: the lines were found. 2: the right fix was chosen. Always 0 where there are no steps.'),
    hasSteps: z
      .boolean()
      .describe(
        'Whether it is a coding challenge of the interface: lines are found, then a fix is chosen. Of others all is told.',
      ),
    flaw: z.string().describe('The source of the flaw, as it runs.'),
    running,
    notice: z
      .string()
      .nullable()
      .describe("Why the player's own fix was taken out again, in words; null when it was not."),
    options: z
      .array(
        z.object({
          index: z.number().int().min(0),
          code: z.string().describe('Its source, as it runs.'),
          outcome: z
            .enum(['holds', 'leaks', 'breaks'])
            .nullable()
            .describe(
              'What it does to this challenge, known once the right fix was chosen, and where there are no steps; null before.',
            ),
          why: z.string().nullable().describe('Why, in plain text with `code` in back-ticks; null before.'),
        }),
      )
      .describe('Every fix, in the order of `/snippets/fixes/:key`.'),
    own: z
      .object({
        functions: z
          .array(
            z.object({
              name: z.string(),
              signature: z
                .string()
                .describe('TypeScript, such as `(email: string, passwordHash: string) => Statement`.'),
              doc: z.string().describe('What it is for, and what its types are.'),
            }),
          )
          .describe('What the module has to export.'),
        start: z.string().describe('The module to start from: the flaw.'),
        held: z
          .string()
          .nullable()
          .describe(
            "The player's latest module that held; null while there is none. Only then can `own` be put in place.",
          ),
        mostCharacters: z.number().int().describe('Longest module that is read, in characters.'),
      })
      .nullable()
      .describe("Null where a fix of one's own is not offered."),
  })
  .meta({ id: 'CodingState' })

export type CodingState = z.output<typeof codingState>

export const getCodingState = call('GET /rest/training/coding/:key', {
  summary:
    "Which code runs in the player's shop at the place of a challenge, and what can be put there; of challenges without steps once they are solved",
  example: { after: ['applyContinueCode'], params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: codingState, 403: failure, 404: failure },
})

export const applyFix = call('POST /rest/training/coding/:key/apply', {
  summary: "Puts a fix in place in the player's own shop, or the flaw back; the next request meets it",
  example: { after: ['applyContinueCode'], params: { key: 'scoreBoardChallenge' }, body: { fix: 'flaw' } },
  ownPagesOnly: true,
  params: keyParams,
  body: z.object({
    fix: z
      .union([z.number().int().min(0).max(1000), z.literal('flaw'), z.literal('own')])
      .describe("Place in the list of fixes; `flaw`: the code as it came; `own`: the player's module that held."),
  }),
  answers: {
    200: codingState,
    400: failure,
    403: failure,
    404: failure,
    409: failure.describe("There is no fix of one's own that held."),
  },
})

const exchange = z
  .object({
    request: solvingRequest,
    answer: z
      .object({
        status: z.number().int(),
        contentType: z.string(),
        body: z.string().describe('At most 4000 characters; empty where it is no text.'),
        cut: z.boolean().describe('Whether something of the body is left out.'),
      })
      .nullable()
      .describe('Null for a message over the socket, which is not answered, and for a request that is only shown.'),
  })
  .meta({ id: 'Exchange', description: 'One request of an attack and what came of it.' })

export type Exchange = z.output<typeof exchange>

export const replayAttack = call('POST /rest/training/coding/:key/replay', {
  summary: "Attacks the player's own shop once more, the way the challenge was solved; progress stays as it is",
  example: { params: { key: 'scoreBoardChallenge' }, after: ['applyContinueCode'] },
  ownPagesOnly: true,
  limit: { max: 60, windowMs: 60_000 },
  params: keyParams,
  answers: {
    200: z.object({
      works: z.boolean().describe('Whether the attack reached its goal.'),
      attack: z
        .enum(['own', 'example'])
        .describe(
          "`own`: the request that solved the challenge. `example`: the attack of the challenge's author, in a new shop that runs the same code.",
        ),
      transcript: z.array(exchange),
    }),
    403: failure,
    404: failure,
    409: failure.describe('The challenge is not solved yet: the replay would give it away.'),
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
      .describe('What happened, in words for the player: the promise that broke, the attack that works, the error.'),
    line: z.number().int().min(1).nullable().describe('Line of the module, from 1, where that is known.'),
    transcript: z.array(exchange).describe('With `leaks` and `breaks`: the requests that showed it.'),
  })
  .meta({
    id: 'OwnFixVerdict',
    description:
      "What became of a fix of one's own. `holds`: every attack fails and every honest customer is served. `leaks`: an attack still works. `breaks`: an honest customer is not served. `does-not-compile`: it is no TypeScript module, or lacks a function. `not-allowed`: it asks for something beyond itself. `fails`: it throws, or answers something else than its signature says. `too-slow`, `too-large`: it reached a limit. `busy`: the server had no time for it, try again.",
  })

export type OwnFixVerdict = z.output<typeof ownFixVerdict>

/** Maximum length of a module that a player writes, in characters. */
export const MAX_OWN_FIX_LENGTH = 20_000

export const judgeOwnFix = call('POST /rest/training/coding/:key/own', {
  summary: 'Judges a fix that the player wrote, in a shop made for it alone; one that holds can then be put in place',
  example: { after: ['applyContinueCode'], params: { key: 'localXssChallenge' }, body: { code: 'export {' } },
  ownPagesOnly: true,
  limit: { max: 20, windowMs: 60_000 },
  params: keyParams,
  body: z.object({ code: z.string().max(90_000) }),
  answers: { 200: ownFixVerdict, 400: failure, 403: failure, 404: failure, 413: failure, 429: plainText },
})

export const getOwnModule = call('GET /rest/training/coding/:key/own.js', {
  summary: "The player's own fix of a function that runs in the browser, as a JavaScript module for this world's pages",
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
