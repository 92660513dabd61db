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
      .describe('CSS selector of the element that the step points to. Null for the shop as a whole.'),
    route: z.string().nullable().describe('Path after `#` of the screen of the step. Null for any screen.'),
    unskippable: z.boolean().describe('True if the step cannot be skipped.'),
    doneWhen: stepCondition,
  })
  .meta({ id: 'TutorialStep' })

export type TutorialStep = z.output<typeof tutorialStep>

const tutorial = z
  .object({
    key: z.string().nullable().describe('Key of the challenge. Null if the tutorial belongs to no challenge.'),
    name: z.string().describe('Name of the challenge.'),
    steps: z.array(tutorialStep).describe('Empty if the challenge has no tutorial.'),
  })
  .meta({ id: 'Tutorial' })

export type Tutorial = z.output<typeof tutorial>

export const getTutorial = call('GET /rest/training/tutorials/:key', {
  summary: 'Get the tutorial of a challenge, which reveals the solution',
  example: { params: { key: 'scoreBoardChallenge' } },
  params: z.object({ key: z.string().max(200).describe('Key or name of the challenge.') }),
  answers: { 200: tutorial, 404: failure },
})
