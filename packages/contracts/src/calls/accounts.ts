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
  summary: 'Log in with e-mail and password',
  example: {
    body: { email: 'first@customer.test', password: 'a ripe password' },
    after: ['registerAccount'],
  },
  access: 'open',
  body: z.looseObject({
    email: asked(text.default('')),
    password: asked(text.default('')),
    oauth: z.boolean().optional().describe('True if the client logs in with an external identity provider.'),
    accessToken: text.optional().describe('With `oauth`: the access token that the provider issued to the client.'),
  }),
  answers: {
    200: authentication,
    401: z.union([
      plainText,
      z.object({ status: z.literal('totp_token_required'), data: z.object({ tmpToken: z.string() }) }),
    ]),
    400: failure,
    429: plainText.describe('Too many wrong passwords.'),
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
  .meta({
    description: 'The account. Without a session, `user` is empty.',
    mediaTypes: ['application/json', 'text/javascript'],
  })

export const whoAmI = call('GET /rest/user/whoami', {
  summary: 'Get the account of the session cookie',
  example: { query: { fields: 'id,email' } },
  access: 'open',
  query: z.looseObject({
    callback: z
      .string()
      .max(200)
      .optional()
      .describe('Name of a function to call with the response, if the shop supports it.'),
    fields: z.string().max(1000).optional().describe('Comma-separated names of the fields to return.'),
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
  .meta({ id: 'Account', description: 'An account. A row of the table `Users`, as calls return it.' })

export const registerAccount = call('POST /api/Users', {
  summary: 'Register a customer',
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
      .describe(
        'The answer that the client sends to `POST /api/SecurityAnswers` next. If that call would reject it, no account is created.',
      ),
  }),
  answers: { 201: success(account), 400: z.union([invalidInput, failure]) },
})

export const listAccounts = listCall('Users', account, {
  summary: 'List the accounts that the visitor can see',
  example: { query: { role: 'customer', sort: '-id', count: '5' } },
  tag: 'Accounts',
  access: 'signed-in',
})

export const getAccount = getCall('Users', account, {
  summary: 'Get an account',
  example: { params: { id: 24 } },
  tag: 'Accounts',
  access: 'signed-in',
})

export const authenticationDetails = call('GET /rest/user/authentication-details', {
  summary: 'List all accounts with their login details, secrets masked',
  example: { role: 'admin' },
  access: 'signed-in',
  answers: {
    200: success(
      z.array(
        account.extend({
          password: z.string(),
          totpSecret: z.string(),
          token: z.string().optional().describe('Latest token. Missing if the account has none.'),
          lastLoginTime: z
            .number()
            .int()
            .nullable()
            .describe('Time when the latest token was issued, in seconds since 1970. Null without a token.'),
        }),
      ),
    ),
    401: failure,
    403: failure,
  },
})

export const saveLoginIp = call('GET /rest/saveLoginIp', {
  summary: 'Store the IP address of the login (called on logout)',
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
  summary: 'List the security questions for new customers',
  tag: 'Accounts',
})

export const saveSecurityAnswer = createCall(
  'SecurityAnswers',
  z.looseObject({
    id: z.number().int(),
    UserId: z.number().int(),
    SecurityQuestionId: z.number().int(),
    answer: z.string().describe('The stored hash of the answer.'),
    createdAt: time,
    updatedAt: time,
  }),
  {
    summary: 'Store the answer to the security question of an account',
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
  summary: 'Get the security question of an account by e-mail',
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
  summary: 'Set a new password after answering the security question',
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
  summary: 'Change the password of the logged-in account',
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
