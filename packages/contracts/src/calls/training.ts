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
    tags: z.string().nullable().describe('Comma-separated, without spaces.'),
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
  .meta({ id: 'Challenge', description: 'A challenge, as the score board and tools receive it.' })

export type ChallengeRow = z.output<typeof challenge>

export const listChallenges = call('GET /api/Challenges', {
  summary: 'List all challenges with their state, filtered by any column',
  example: { query: { difficulty: '1' } },
  query: listQueryOf(challenge),
  answers: { 200: success(z.array(challenge)), 400: invalidInput },
})

/** Socket message `challenge solved`. */
export const challengeSolved = z.object({
  key: z.string(),
  name: z.string(),
  challenge: z.string().describe('Name, followed by the description without markup in parentheses.'),
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
  .meta({ id: 'ChallengeInShort', description: 'Summary of a challenge, such as on the page of another challenge.' })

/** A hint with its number, from 1. Its text, in HTML, is null until the player opens it. */
const hint = z.object({ number: z.number().int().min(1), text: z.string().nullable() })

export const solvingRequest = z
  .object({
    kind: z.enum(['request', 'message', 'page']),
    method: z.string().describe('Method of the request. `EMIT` for a message, `GET` for a page.'),
    url: z.string().describe('Path and query of the request, name of the message, or URL of the page in the browser.'),
    contentType: z.string().describe('Media type of the body. Empty without a body.'),
    body: z
      .string()
      .describe(
        'Text of the body or payload, at most 2000 characters. Empty without one. For a form with a file: name, size and text of the file.',
      ),
    cut: z.boolean().describe('True if `url` or `body` is shortened.'),
  })
  .meta({
    id: 'SolvingRequest',
    description:
      "The player's request, socket message or browser page that solved a challenge, as the server received it.",
  })

export type SolvingRequest = z.output<typeof solvingRequest>

const practice = z
  .object({
    impact: z.string().describe("The attacker's gain from such a vulnerability, in one sentence."),
    incidents: z.string().describe('Incidents at other organizations, with years and URLs of public reports.'),
    tools: z.string().describe('How tools find such a vulnerability.'),
    question: z.string().describe('Question with which players check their understanding.'),
    answer: z.string(),
  })
  .meta({
    id: 'Practice',
    description: 'The challenge in practice, outside the shop. Texts are HTML, and empty if there is nothing to say.',
  })

const explanation = z
  .object({
    solvedAt: time.describe('ISO 8601.'),
    clue: z.string().describe('The clue that revealed the vulnerability.'),
    cause: z.string().describe('The root cause.'),
    fix: z.string().describe('How to fix it.'),
    prevention: z.string().describe('How to prevent it.'),
    references: z.string().describe('Further reading in one line. Empty without any.'),
    practice,
    standards: z
      .array(
        z.object({
          id: z.string().describe('Id, such as `CWE-89`, `A05:2025`, `API1:2023`, `V1.2.4` or `WSTG-INPV-05`.'),
          edition: z.string().describe('Name and edition of the list, such as `OWASP ASVS 5.0.0`.'),
          title: z.string().describe('English title in the list.'),
          address: z.string().describe('URL of the page that explains it.'),
        }),
      )
      .describe('Entries, requirements and tests of public lists that apply to the vulnerability.'),
    place: z
      .object({ call: z.string(), parameter: z.string() })
      .describe('Location of the vulnerability: call or route, and the part of the request that carries the attack.'),
    request: solvingRequest.nullable().describe('Null after a restore, or if a job of the shop solved the challenge.'),
    isShortcut: z.boolean().describe('True if the challenge was solved in a valid way, but another way teaches more.'),
  })
  .meta({ id: 'Explanation', description: 'Explanation of a solved challenge. Texts are HTML.' })

const challengePage = z
  .object({
    challenge,
    kind: z
      .enum(['code', 'data', 'discovery', 'knowledge'])
      .describe(
        '`code`: a flaw in code. `data`: a weak or leaked secret. `discovery`, `knowledge`: something to find or to report.',
      ),
    hints: z.array(hint).describe('All hints in order, gentle ones first. Empty if the configuration hides hints.'),
    hasTutorial: z.boolean(),
    hasCode: z
      .boolean()
      .describe('True if the code can be read and fixed now, with the calls below `/rest/training/coding/`.'),
    ownFixHeldAt: z
      .string()
      .nullable()
      .describe('Time in ISO 8601 when a fix of the player first held. Null without one.'),
    prerequisites: z.array(challengeSummary).describe('Recommended challenges before this one.'),
    next: z.array(challengeSummary).describe('At most three unsolved challenges to continue with, the best first.'),
    explanation: explanation.nullable().describe('Null until the challenge is solved.'),
  })
  .meta({ id: 'ChallengePage' })

export type ChallengePage = z.output<typeof challengePage>

const progressTally = z
  .object({
    solved: z.number().int(),
    total: z.number().int().describe('Number of challenges in the catalogue.'),
    scoreBoardIsKnown: z.boolean().describe('True once the player has found the score board. Then menus link to it.'),
  })
  .meta({ id: 'ProgressTally', description: "Short summary of the player's progress." })

export type ProgressTally = z.output<typeof progressTally>

export const getProgressTally = call('GET /rest/training/progress', {
  summary: "Get a summary of the player's progress",
  tag: 'Progress',
  answers: { 200: progressTally },
})

const keyParams = z.object({ key: z.string().max(200) })

export const getChallengePage = call('GET /rest/training/challenges/:key', {
  summary: "Get the data of a challenge's page",
  example: { params: { key: 'scoreBoardChallenge' } },
  params: keyParams,
  answers: { 200: challengePage, 404: failure },
})
