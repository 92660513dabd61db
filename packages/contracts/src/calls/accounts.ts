import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall, getCall, listCall } from '../resource-calls.ts'
import { asked, failure, invalidInput, numeric, plainText, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Accounts' })

export const role = z.enum(['customer', 'deluxe', 'accounting', 'admin']).meta({ id: 'Role' })

export const authentication = z
  .object({
    authentication: z.object({
      token: z.string(),
      bid: z.number().int().describe("Id of the account's basket."),
      umail: z.string(),
    }),
  })
  .meta({ id: 'Session' })

export const login = call('POST /rest/user/login', {
  summary: 'Signs in with e-mail and password',
  example: {
    body: { email: 'first@customer.test', password: 'a ripe password' },
    after: ['registerAccount'],
  },
  access: 'open',
  body: z.looseObject({
    email: asked(text.default('')),
    password: asked(text.default('')),
    oauth: z.boolean().optional().describe('true: the client comes from an outside identity provider'),
    accessToken: text.optional().describe('With oauth: what the provider gave the client, as proof of who it is'),
  }),
  answers: {
    200: authentication,
    401: z.union([
      plainText,
      z.object({ status: z.literal('totp_token_required'), data: z.object({ tmpToken: z.string() }) }),
    ]),
    400: failure,
    429: plainText.describe('After too many wrong passwords'),
    500: failure,
  },
})

const visitorAccount = z
  .object({
    user: z.looseObject({
      id: z.number().int().optional(),
      email: z.string().nullable().optional(),
      lastLoginIp: z.string().optional(),
      profileImage: z.string().optional(),
    }),
  })
  .meta({ mediaTypes: ['application/json', 'text/javascript'] })

export const whoAmI = call('GET /rest/user/whoami', {
  summary: 'The account of the session in the cookie, or an empty one',
  example: { query: { fields: 'id,email' } },
  access: 'open',
  query: z.looseObject({
    callback: z
      .string()
      .max(200)
      .optional()
      .describe('Name of a function to call with the answer, where that is offered'),
    fields: z.string().max(1000).optional().describe('Names of fields, separated by commas'),
  }),
  answers: {
    200: visitorAccount,
    400: failure,
  },
})

export const account = z
  .looseObject({
    id: z.number().int(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    role,
    deluxeToken: z.string(),
    lastLoginIp: z.string(),
    profileImage: z.string(),
    isActive: z.boolean(),
    createdAt: time,
    updatedAt: time,
    deletedAt: time.nullable(),
  })
  .meta({ id: 'Account', description: 'A row of the table Users as calls show it.' })

export const registerAccount = call('POST /api/Users', {
  summary: 'Registers a customer',
  example: {
    body: { email: 'first@customer.test', password: 'a ripe password', passwordRepeat: 'a ripe password' },
  },
  access: 'open',
  body: z.looseObject({
    email: asked(text.optional()),
    password: asked(text.optional()),
    passwordRepeat: asked(text.optional()),
    role: text.optional(),
    securityAnswer: z
      .unknown()
      .optional()
      .describe('What will be given to `POST /api/SecurityAnswers`, so that no account is made that this would refuse'),
  }),
  answers: { 201: success(account), 400: z.union([invalidInput, failure]) },
})

export const listAccounts = listCall('Users', account, {
  summary: 'Accounts that the visitor may see',
  example: { query: { role: 'customer', sort: '-id', count: '5' } },
  tag: 'Accounts',
  access: 'signed-in',
})

export const getAccount = getCall('Users', account, {
  summary: 'One account',
  example: { params: { id: 24 } },
  tag: 'Accounts',
  access: 'signed-in',
})

export const authenticationDetails = call('GET /rest/user/authentication-details', {
  summary: 'All accounts with what is kept about their sign-in; secrets are masked',
  example: { role: 'admin' },
  access: 'signed-in',
  answers: {
    200: success(
      z.array(
        account.extend({
          password: z.string(),
          totpSecret: z.string(),
          token: z.string().optional().describe('Present while the account has a token.'),
          lastLoginTime: z.number().int().nullable().describe('Seconds since the epoch when that token was made.'),
        }),
      ),
    ),
    401: failure,
    403: failure,
  },
})

export const saveLoginIp = call('GET /rest/saveLoginIp', {
  summary: 'Keeps the address that the account signed in from; clients call it when they sign out',
  access: 'asks-itself',
  answers: { 200: account, 401: plainText },
})

export const securityQuestion = z
  .looseObject({
    id: z.number().int(),
    question: z.string(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'SecurityQuestion' })

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
    answer: z.string().describe('What is stored in place of the answer.'),
    createdAt: time,
    updatedAt: time,
  }),
  {
    summary: 'Stores the answer to the security question of an account',
    example: {
      body: { UserId: 24, SecurityQuestionId: 7, answer: 'Snowball' },
      after: ['registerAccount'],
    },
    tag: 'Accounts',
    body: z.looseObject({
      UserId: asked(numeric.optional()),
      answer: asked(text.optional()),
      SecurityQuestionId: asked(numeric.optional()),
    }),
  },
)

export const findSecurityQuestion = call('GET /rest/user/security-question', {
  summary: 'The security question of the account with an e-mail',
  example: {
    query: { email: 'first@customer.test' },
    after: ['registerAccount', 'saveSecurityAnswer'],
  },
  access: 'open',
  query: z.looseObject({ email: asked(text.optional()) }),
  answers: {
    200: z.object({ question: securityQuestion.optional() }),
    400: failure,
    500: failure,
  },
})

const RESET_WINDOW_MS = 5 * 60_000

export const resetPassword = call('POST /rest/user/reset-password', {
  summary: 'Sets a new password for who knows the answer to the security question',
  example: {
    body: { email: 'first@customer.test', answer: 'Snowball', new: 'a riper password', repeat: 'a riper password' },
    after: ['registerAccount', 'saveSecurityAnswer'],
  },
  access: 'open',
  limit: { max: 100, windowMs: RESET_WINDOW_MS },
  body: z.looseObject({
    email: asked(text.optional()),
    answer: asked(text.optional()),
    new: asked(text.optional()),
    repeat: asked(text.optional()),
  }),
  answers: {
    200: z.object({ user: z.looseObject({ id: z.number().int(), email: z.string().nullable() }) }),
    400: failure,
    401: plainText,
    429: plainText,
    500: failure,
  },
})

export const changePassword = call('GET /rest/user/change-password', {
  summary: 'Sets a new password for the account that is signed in',
  example: {
    query: { current: 'a ripe password', new: 'a riper password', repeat: 'a riper password' },
  },
  access: 'asks-itself',
  query: z.looseObject({
    current: asked(text.optional()),
    new: asked(text.optional()),
    repeat: asked(text.optional()),
  }),
  answers: {
    200: z.object({ user: z.looseObject({ id: z.number().int(), email: z.string().nullable() }) }),
    400: failure,
    401: plainText,
    500: failure,
  },
})
