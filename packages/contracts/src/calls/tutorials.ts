import { z } from 'zod'
import { trainingCallsOf } from '../call.ts'
import { failure } from '../shapes.ts'

const call = trainingCallsOf({ tag: 'Training', access: 'open' })

const selector = z.string()
const challengeKey = z.string()

/** The condition that completes a step; the browser polls it. */
const stepCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wait'), milliseconds: z.number().positive() }),
  /** A screen is open, by its path after `#`. */
  z.object({ kind: z.literal('route'), path: z.string() }),
  z.object({ kind: z.literal('visible'), selector }),
  z.object({ kind: z.literal('typed'), selector, value: z.string() }),
  z.object({ kind: z.literal('typed-any'), selector }),
  z.object({ kind: z.literal('clicked'), selector }),
  z.object({ kind: z.literal('signed-in') }),
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('solved'), key: challengeKey }),
  /** The lines were found (1) or the right fix was chosen (2). */
  z.object({ kind: z.literal('code-solved'), key: challengeKey, status: z.union([z.literal(1), z.literal(2)]) }),
])

export type StepCondition = z.output<typeof stepCondition>

const tutorialStep = z
  .object({
    text: z.string().describe('HTML.'),
    anchor: selector
      .nullable()
      .describe('What it points to, as a CSS selector; null: it speaks of the shop as a whole.'),
    route: z.string().nullable().describe('Path behind `#` of the screen that it takes place on; null: any.'),
    unskippable: z.boolean().describe('It can not be skipped.'),
    doneWhen: stepCondition,
  })
  .meta({ id: 'TutorialStep' })

export type TutorialStep = z.output<typeof tutorialStep>

const tutorial = z
  .object({
    key: z.string().nullable().describe('Key of the challenge; null where a tutorial is about none.'),
    name: z.string().describe('Name of the challenge.'),
    steps: z.array(tutorialStep).describe('None: nobody wrote a tutorial for this challenge.'),
  })
  .meta({ id: 'Tutorial' })

export type Tutorial = z.output<typeof tutorial>

export const getTutorial = call('GET /rest/training/tutorials/:key', {
  summary: 'The tutorial of a challenge, by key or name of the challenge; it gives the solution away',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: z.object({ key: z.string().max(200) }),
  answers: { 200: tutorial, 404: failure },
})
