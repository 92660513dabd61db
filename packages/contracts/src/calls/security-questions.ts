import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, success, text, time } from '../shapes.ts'
import { invalidInput } from './accounts.ts'

export const securityQuestion = z.looseObject({
  id: z.number().int(),
  question: z.string(),
  createdAt: time,
  updatedAt: time,
})

export type SecurityQuestion = z.output<typeof securityQuestion>

export const listSecurityQuestions = defineCall({
  method: 'GET',
  path: '/api/SecurityQuestions',
  summary: 'Questions of which a new customer picks one',
  tag: 'Accounts',
  access: 'open',
  answers: { 200: success(z.array(securityQuestion)), 400: failure },
})

export const saveSecurityAnswer = defineCall({
  method: 'POST',
  path: '/api/SecurityAnswers',
  summary: 'Stores the answer to the security question of an account',
  tag: 'Accounts',
  access: 'open',
  body: z.looseObject({
    UserId: z.number().int().optional(),
    answer: text.optional(),
    SecurityQuestionId: z.number().int().optional(),
  }),
  answers: {
    201: success(
      z.looseObject({ id: z.number().int(), UserId: z.number().int(), SecurityQuestionId: z.number().int() }),
    ),
    400: z.union([invalidInput, failure]),
    500: failure,
  },
})
