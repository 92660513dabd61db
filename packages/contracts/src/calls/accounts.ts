import { z } from 'zod'
import { defineCall } from '../call.ts'
import { getCall, listCall } from '../resource-calls.ts'
import { failure, invalidInput, plainText, success, text, time } from '../shapes.ts'

export const role = z.enum(['customer', 'deluxe', 'accounting', 'admin'])

export const authentication = z.object({
  authentication: z.object({
    token: z.string(),
    /** Id of the account's basket. */
    bid: z.number().int(),
    umail: z.string(),
  }),
})

export const login = defineCall({
  method: 'POST',
  path: '/rest/user/login',
  summary: 'Signs in with e-mail and password',
  tag: 'Accounts',
  access: 'open',
  body: z.looseObject({
    email: text.default(''),
    password: text.default(''),
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
    500: failure,
  },
})

export const whoAmI = defineCall({
  method: 'GET',
  path: '/rest/user/whoami',
  summary: 'The account of the session in the cookie, or an empty one',
  tag: 'Accounts',
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
    200: z.object({
      user: z.looseObject({
        id: z.number().int().optional(),
        email: z.string().nullable().optional(),
        lastLoginIp: z.string().optional(),
        profileImage: z.string().optional(),
      }),
    }),
    400: failure,
  },
})

/** A row of the table Users as calls show it. */
export const account = z.looseObject({
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

export const registerAccount = defineCall({
  method: 'POST',
  path: '/api/Users',
  summary: 'Registers a customer',
  tag: 'Accounts',
  access: 'open',
  body: z.looseObject({
    email: text.optional(),
    password: text.optional(),
    passwordRepeat: text.optional(),
    role: text.optional(),
  }),
  answers: { 201: success(account), 400: z.union([invalidInput, failure]) },
})

export const listAccounts = listCall('Users', account, {
  summary: 'Accounts that the visitor may see',
  tag: 'Accounts',
  access: 'signed-in',
})

export const getAccount = getCall('Users', account, {
  summary: 'One account',
  tag: 'Accounts',
  access: 'signed-in',
})

export const authenticationDetails = defineCall({
  method: 'GET',
  path: '/rest/user/authentication-details',
  summary: 'All accounts with what is kept about their sign-in; secrets are masked',
  tag: 'Accounts',
  access: 'signed-in',
  answers: {
    200: success(
      z.array(
        account.extend({
          password: z.string(),
          totpSecret: z.string(),
          /** Present while the account has a token. */
          token: z.string().optional(),
          /** Seconds since the epoch when that token was made. */
          lastLoginTime: z.number().int().nullable(),
        }),
      ),
    ),
    401: failure,
    403: failure,
  },
})
