import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, listCall } from '../resource-calls.ts'
import { failure, numeric, plainText, text, time } from '../shapes.ts'

export const securityQuestion = z.looseObject({
  id: z.number().int(),
  question: z.string(),
  createdAt: time,
  updatedAt: time,
})

export type SecurityQuestion = z.output<typeof securityQuestion>

export const listSecurityQuestions = listCall('SecurityQuestions', securityQuestion, {
  summary: 'Questions of which a new customer picks one',
  tag: 'Accounts',
})

export const saveSecurityAnswer = createCall(
  'SecurityAnswers',
  z.looseObject({
    id: z.number().int(),
    UserId: z.number().int(),
    SecurityQuestionId: z.number().int(),
    /** What is stored in place of the answer. */
    answer: z.string(),
    createdAt: time,
    updatedAt: time,
  }),
  {
    summary: 'Stores the answer to the security question of an account',
    tag: 'Accounts',
    body: z.looseObject({
      UserId: numeric.optional(),
      answer: text.optional(),
      SecurityQuestionId: numeric.optional(),
    }),
  },
)

export const findSecurityQuestion = defineCall({
  method: 'GET',
  path: '/rest/user/security-question',
  summary: 'The security question of the account with an e-mail',
  tag: 'Accounts',
  access: 'open',
  query: z.looseObject({ email: text.optional() }),
  answers: {
    200: z.object({ question: securityQuestion.optional() }),
    400: failure,
    500: failure,
  },
})

/** Five minutes. */
const RESET_WINDOW_MS = 5 * 60_000

export const resetPassword = defineCall({
  method: 'POST',
  path: '/rest/user/reset-password',
  summary: 'Sets a new password for who knows the answer to the security question',
  tag: 'Accounts',
  access: 'open',
  limit: { max: 100, windowMs: RESET_WINDOW_MS },
  body: z.looseObject({
    email: text.optional(),
    answer: text.optional(),
    new: text.optional(),
    repeat: text.optional(),
  }),
  answers: {
    200: z.object({ user: z.looseObject({ id: z.number().int(), email: z.string().nullable() }) }),
    400: failure,
    401: plainText,
    429: plainText,
    500: failure,
  },
})

export const changePassword = defineCall({
  method: 'GET',
  path: '/rest/user/change-password',
  summary: 'Sets a new password for the account that is signed in',
  tag: 'Accounts',
  // The call itself asks for the token: clients expect its refusals in an order, and as texts.
  access: 'open',
  query: z.looseObject({ current: text.optional(), new: text.optional(), repeat: text.optional() }),
  answers: {
    200: z.object({ user: z.looseObject({ id: z.number().int(), email: z.string().nullable() }) }),
    400: failure,
    401: plainText,
    500: failure,
  },
})
