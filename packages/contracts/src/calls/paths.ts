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
      .describe(
        '`start`: where somebody begins. `family`: challenges of one kind; each challenge is in one such path.',
      ),
    title: z.string().describe("In the visitor's language."),
    goal: z.string().describe('HTML, in one sentence.'),
    minutes: z.number().int().positive().describe('Estimated time for all of it.'),
    solved: z.number().int().describe('How many of its challenges are solved.'),
    challenges: z.number().int().positive().describe('How many there are.'),
    answered: z.number().int().describe('To how many of its questions the right answer was given.'),
    questions: z.number().int().positive().describe('How many there are.'),
    isChosen: z.boolean().describe('Whether the player follows it.'),
  })
  .meta({ id: 'PathInShort', description: 'A course through the challenges, and how far the player got.' })

export type PathSummary = z.output<typeof pathSummary>

const pathQuestion = z
  .object({
    name: z.string(),
    text: z.string().describe('HTML.'),
    answers: z.array(
      z.object({
        number: z.number().int().min(1),
        text: z.string().describe('HTML.'),
        isGiven: z.boolean().describe('Whether the player gave it.'),
        isRight: z.boolean().nullable().describe('Null until it, or the right one, was given.'),
        reason: z
          .string()
          .nullable()
          .describe('HTML: why it is right or wrong. Null until it, or the right one, was given.'),
      }),
    ),
    isAnswered: z.boolean().describe('Whether the right answer was given.'),
  })
  .meta({ id: 'PathQuestion', description: 'A question at the end of a path; one answer is right.' })

export type PathQuestion = z.output<typeof pathQuestion>

const pathPage = pathSummary
  .extend({
    prerequisites: z.array(pathSummary).describe('Paths that are better gone first.'),
    lesson: z.string().describe('HTML; its numbered list says what the numbers in the picture are.'),
    picture: z.string().describe('How the attack travels: an SVG without words.'),
    list: z.array(challengeSummary).describe('Its challenges, in the order in which they are best solved.'),
    quiz: z.array(pathQuestion),
  })
  .meta({ id: 'PathPage' })

export type PathPage = z.output<typeof pathPage>

const pathId = z.string().max(200)

/** Numbers of answers, from 1, by path id and question name. */
const givenAnswers = z.record(pathId, z.record(z.string().max(200), z.array(z.number().int().min(1).max(100)).max(100)))

export type GivenAnswers = z.output<typeof givenAnswers>

export const listPaths = call('GET /rest/training/paths', {
  summary: 'The courses through the challenges, how far the player got on each, and the answers given',
  answers: { 200: z.object({ paths: z.array(pathSummary), given: givenAnswers.describe('For a backup.') }) },
})

export const restoreAnswers = call('PUT /rest/training/paths', {
  summary: 'Gives these answers as well: from a backup. What there is no question or answer for is left out',
  example: { body: { given: { 'access-control': { 'who-decides': [1] } } } },
  ownPagesOnly: true,
  body: z.object({ given: givenAnswers }),
  answers: { 200: z.object({ given: givenAnswers }), 400: failure, 403: failure },
})

export const getPath = call('GET /rest/training/paths/:id', {
  summary: 'All that the page of a path shows: lesson, challenges, questions',
  example: { params: { id: 'access-control' } },
  params: z.object({ id: pathId }),
  answers: { 200: pathPage, 404: failure },
})

export const answerQuestion = call('POST /rest/training/paths/:id/questions/:question', {
  summary: 'Answers a question of a path. It solves nothing; whoever answers wrong may try again',
  example: { params: { id: 'access-control', question: 'who-decides' }, body: { answer: 1 } },
  ownPagesOnly: true,
  params: z.object({ id: pathId, question: z.string().max(200) }),
  body: z.object({ answer: z.number().int().min(1).describe('Its number.') }),
  answers: { 200: pathQuestion, 400: failure, 403: failure, 404: failure },
})

const nextChallenge = challengeSummary
  .extend({ name: z.string().describe('In English.'), hasTutorial: z.boolean() })
  .meta({ id: 'NextChallenge' })

export type NextChallenge = z.output<typeof nextChallenge>

const nextSteps = z
  .object({
    next: nextChallenge.nullable().describe('Null when all are solved.'),
    path: pathSummary.nullable().describe('The path that the player follows; null without one.'),
  })
  .meta({ id: 'NextSteps' })

export type NextSteps = z.output<typeof nextSteps>

export const getNextChallenge = call('GET /rest/training/next', {
  summary:
    'The challenge to go on with: the next of the path that the player follows, or else the easiest unsolved one that needs nothing else first',
  answers: { 200: nextSteps },
})

export const choosePath = call('PUT /rest/training/next', {
  summary: 'Follows a path from now on, or none',
  example: { body: { path: 'access-control' } },
  ownPagesOnly: true,
  body: z.object({ path: pathId.nullable().describe('Its id.') }),
  answers: { 200: nextSteps, 400: failure, 403: failure, 404: failure },
})
