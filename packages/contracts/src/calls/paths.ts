import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure } from '../shapes.ts'
import { challengeSummary } from './training.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

const pathSummary = z
  .object({
    id: z.string(),
    kind: z
      .enum(['start', 'family'])
      .describe('`start`: a path for beginners. `family`: challenges of one kind. Each challenge is in one such path.'),
    title: z.string().describe("In the visitor's language."),
    goal: z.string().describe('One sentence of HTML.'),
    minutes: z.number().int().positive().describe('Estimated time for the whole path.'),
    solved: z.number().int().describe('Number of solved challenges.'),
    challenges: z.number().int().positive().describe('Number of challenges.'),
    answered: z.number().int().describe('Number of correctly answered questions.'),
    questions: z.number().int().positive().describe('Number of questions.'),
    isChosen: z.boolean().describe('True if the player follows the path.'),
  })
  .meta({ id: 'PathInShort', description: "A learning path with the player's progress." })

export type PathSummary = z.output<typeof pathSummary>

const pathQuestion = z
  .object({
    name: z.string(),
    text: z.string().describe('HTML.'),
    answers: z.array(
      z.object({
        number: z.number().int().min(1),
        text: z.string().describe('HTML.'),
        isGiven: z.boolean().describe('True if the player gave this answer.'),
        isRight: z
          .boolean()
          .nullable()
          .describe('True for the right answer. Null until this or the right answer was given.'),
        reason: z
          .string()
          .nullable()
          .describe('Reason in HTML why the answer is right or wrong. Null until this or the right answer was given.'),
      }),
    ),
    isAnswered: z.boolean().describe('True if the right answer was given.'),
  })
  .meta({ id: 'PathQuestion', description: 'A question at the end of a path. One answer is right.' })

export type PathQuestion = z.output<typeof pathQuestion>

const pathPage = pathSummary
  .extend({
    prerequisites: z.array(pathSummary).describe('Recommended paths before this one.'),
    lesson: z.string().describe('HTML. Its numbered list explains the numbers in the picture.'),
    picture: z.string().describe('SVG without text that shows the course of the attack.'),
    list: z.array(challengeSummary).describe('Challenges of the path, in the recommended order.'),
    quiz: z.array(pathQuestion),
  })
  .meta({ id: 'PathPage' })

export type PathPage = z.output<typeof pathPage>

const pathId = z.string().max(200)

/** Numbers of answers, from 1, by path id and question name. */
const givenAnswers = z.record(pathId, z.record(z.string().max(200), z.array(z.number().int().min(1).max(100)).max(100)))

export type GivenAnswers = z.output<typeof givenAnswers>

export const listPaths = call('GET /rest/training/paths', {
  summary: "List the learning paths with the player's progress and answers",
  answers: {
    200: z.object({ paths: z.array(pathSummary), given: givenAnswers.describe('The given answers, for a backup.') }),
  },
})

export const restoreAnswers = call('PUT /rest/training/paths', {
  summary: 'Give the answers of a backup',
  example: { body: { given: { 'access-control': { 'who-decides': [1] } } } },
  ownPagesOnly: true,
  body: z.object({ given: givenAnswers.describe('Answers to give in addition. Unknown ones are ignored.') }),
  answers: { 200: z.object({ given: givenAnswers }), 400: failure, 403: failure },
})

export const getPath = call('GET /rest/training/paths/:id', {
  summary: 'Get a learning path with its lesson, challenges and questions',
  example: { params: { id: 'access-control' } },
  params: z.object({ id: pathId }),
  answers: { 200: pathPage, 404: failure },
})

export const answerQuestion = call('POST /rest/training/paths/:id/questions/:question', {
  summary: 'Answer a question of a path',
  example: { params: { id: 'access-control', question: 'who-decides' }, body: { answer: 1 } },
  ownPagesOnly: true,
  params: z.object({ id: pathId, question: z.string().max(200) }),
  body: z.object({
    answer: z
      .number()
      .int()
      .min(1)
      .describe('Number of the answer. After a wrong answer, the player can try again. No answer solves a challenge.'),
  }),
  answers: { 200: pathQuestion, 400: failure, 403: failure, 404: failure },
})

const nextChallenge = challengeSummary
  .extend({ name: z.string().describe('English name.'), hasTutorial: z.boolean() })
  .meta({ id: 'NextChallenge' })

export type NextChallenge = z.output<typeof nextChallenge>

const nextSteps = z
  .object({
    next: nextChallenge
      .nullable()
      .describe(
        'The next challenge of the path that the player follows, or else the easiest unsolved one without unsolved prerequisites. Null if all are solved.',
      ),
    path: pathSummary.nullable().describe('The path that the player follows. Null without one.'),
  })
  .meta({ id: 'NextSteps' })

export type NextSteps = z.output<typeof nextSteps>

export const getNextChallenge = call('GET /rest/training/next', {
  summary: 'Get the recommended next challenge',
  answers: { 200: nextSteps },
})

export const choosePath = call('PUT /rest/training/next', {
  summary: 'Set the path that the player follows',
  example: { body: { path: 'access-control' } },
  ownPagesOnly: true,
  body: z.object({ path: pathId.nullable().describe('Id of the path. Null for none.') }),
  answers: { 200: nextSteps, 400: failure, 403: failure, 404: failure },
})
