import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { listQueryOf } from '../resource-calls.ts'
import { failure, invalidInput, success, time } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

export const codingChallengeStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** In English for all visitors: tools, filters, links and backups depend on it. */
const category = z.string()
/** The category in the visitor's language, where it differs. */
const categoryName = z.string().optional()

export const challenge = z
  .object({
    id: z.number().int(),
    key: z.string(),
    name: z.string(),
    title: z.string().describe("The name in the visitor's language."),
    category,
    categoryName,
    tags: z.string().nullable().describe('Comma-separated, without blanks.'),
    description: z.string().describe('HTML.'),
    difficulty: z.number().int().min(1).max(6),
    hint: z.string().nullable(),
    hintUrl: z.string().nullable(),
    mitigationUrl: z.string().nullable(),
    solved: z.boolean(),
    disabledEnv: z.string().nullable(),
    tutorialOrder: z.number().int().nullable(),
    codingChallengeStatus,
    hasCodingChallenge: z.boolean(),
    ChallengeDependencies: z.array(z.unknown()),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Challenge', description: 'A challenge as the score board and tools see it.' })

export type ChallengeRow = z.output<typeof challenge>

export const listChallenges = call('GET /api/Challenges', {
  summary: 'All challenges with their state; every column is a filter',
  example: { query: { difficulty: '1' } },
  query: listQueryOf(challenge),
  answers: { 200: success(z.array(challenge)), 400: invalidInput },
})

/** Socket message `challenge solved`. */
export const challengeSolved = z.object({
  key: z.string(),
  name: z.string(),
  challenge: z.string().describe('Name, and in brackets the description without markup.'),
  flag: z.string(),
  hidden: z.boolean(),
  isRestore: z.boolean(),
  codingChallenge: z.boolean(),
})

export type ChallengeSolved = z.output<typeof challengeSolved>

/** Socket message `challenge nearly solved`: the player is close, and `words` tells what is missing. */
export const nearlySolved = z.object({
  key: z.string(),
  /** Name of the challenge in the visitor's language. */
  title: z.string(),
  words: z.string(),
})

export type NearlySolved = z.output<typeof nearlySolved>

/** Socket message `code challenge solved`: the lines were found (1) or the right fix was chosen (2). */
export const codeChallengeSolved = z.object({
  key: z.string(),
  codingChallengeStatus: z.union([z.literal(1), z.literal(2)]),
})

export type CodeChallengeSolved = z.output<typeof codeChallengeSolved>

export const challengeSummary = z
  .object({
    key: z.string(),
    title: z.string().describe("In the visitor's language."),
    category,
    categoryName,
    difficulty: z.number().int().min(1).max(6),
    solved: z.boolean(),
  })
  .meta({ id: 'ChallengeInShort', description: "What a challenge's page shows of another challenge." })

/** A hint with its number, from 1. Its text, in HTML, is null until the player opens it. */
const hint = z.object({ number: z.number().int().min(1), text: z.string().nullable() })

export const solvingRequest = z
  .object({
    kind: z.enum(['request', 'message', 'page']),
    method: z.string().describe('Of a request: its method. Of a message: `EMIT`. Of a page: `GET`.'),
    url: z
      .string()
      .describe('Of a request: path and query. Of a message: its name. Of a page: its address in the browser.'),
    contentType: z.string().describe('Media type of the body; empty without one.'),
    body: z
      .string()
      .describe(
        'Text of the body or payload, at most 2000 characters of it; empty without one. Of a form with a file: name, size and text of the file.',
      ),
    cut: z.boolean().describe('Whether something of url or body is left out.'),
  })
  .meta({
    id: 'SolvingRequest',
    description:
      "The request, the message over the socket, or the page in the browser that solved a challenge: the player's own, as it came.",
  })

export type SolvingRequest = z.output<typeof solvingRequest>

const practice = z
  .object({
    impact: z.string().describe('What an attacker gains by a hole like this one, in one sentence.'),
    incidents: z.string().describe('What happened elsewhere, with years and the addresses of public reports.'),
    tools: z.string().describe('How tools find a hole like this one.'),
    question: z.string().describe('By which players see whether they understood.'),
    answer: z.string(),
  })
  .meta({
    id: 'Practice',
    description: 'What a challenge has to do with the world outside of the shop. HTML; empty where there is none.',
  })

const explanation = z
  .object({
    solvedAt: time.describe('ISO 8601.'),
    clue: z.string().describe('What gave the hole away.'),
    cause: z.string().describe('The root cause.'),
    fix: z.string().describe('How to fix it.'),
    prevention: z.string().describe('How to prevent it.'),
    references: z.string().describe('Further reading, in one line; empty without any.'),
    practice,
    standards: z
      .array(
        z.object({
          id: z.string().describe('Such as `CWE-89`, `A05:2025`, `API1:2023`, `V1.2.4`, `WSTG-INPV-05`.'),
          edition: z.string().describe('The list, with its edition, such as `OWASP ASVS 5.0.0`.'),
          title: z.string().describe('In English, as the list has it.'),
          address: z.string().describe('The page that explains it.'),
        }),
      )
      .describe('What public lists call it, and which of their requirements and tests it concerns.'),
    place: z
      .object({ call: z.string(), parameter: z.string() })
      .describe('Where the hole is: call or route, and the part of the request that carries the attack.'),
    request: solvingRequest.nullable().describe('Null after a restore, or where a job of the shop solved it.'),
    isShortcut: z
      .boolean()
      .describe('Whether it was solved in a way that counts, but there is another that teaches more.'),
  })
  .meta({ id: 'Explanation', description: 'What a solved challenge teaches. Texts are HTML.' })

const challengePage = z
  .object({
    challenge,
    kind: z
      .enum(['code', 'data', 'discovery', 'knowledge'])
      .describe(
        '`code`: a flaw in code. `data`: a weak or leaked secret. `visit`, `knowledge`: something to find or to report.',
      ),
    hints: z.array(hint).describe('Every hint in order, gentle ones first; none where the configuration hides hints.'),
    hasTutorial: z.boolean(),
    hasCode: z
      .boolean()
      .describe('Whether its code can be seen and repaired now, by the calls below `/rest/training/coding/`.'),
    ownFixHeldAt: z
      .string()
      .nullable()
      .describe('When a fix of the player’s own held first, in ISO 8601; null while none has.'),
    prerequisites: z.array(challengeSummary).describe('Challenges that are better solved before this one.'),
    next: z.array(challengeSummary).describe('At most three unsolved challenges to go on with, the best first.'),
    explanation: explanation.nullable().describe('Null until the challenge is solved.'),
  })
  .meta({ id: 'ChallengePage' })

export type ChallengePage = z.output<typeof challengePage>

const progressTally = z
  .object({
    solved: z.number().int(),
    total: z.number().int().describe('Challenges of the catalogue.'),
    scoreBoardIsKnown: z.boolean().describe('Whether menus lead to the score board: once the player has found it.'),
  })
  .meta({ id: 'ProgressTally', description: 'How far the player got, in short.' })

export type ProgressTally = z.output<typeof progressTally>

export const getProgressTally = call('GET /rest/training/progress', {
  summary: 'How many challenges are solved, of how many, and whether the score board is found',
  tag: 'Progress',
  answers: { 200: progressTally },
})

const keyParams = z.object({ key: z.string().max(200) })

export const getChallengePage = call('GET /rest/training/challenges/:key', {
  summary: 'All that the page of a challenge shows; its explanation only once it is solved',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: challengePage, 404: failure },
})
