import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, plainText, success, text, time } from '../shapes.ts'

export const role = z.enum(['customer', 'deluxe', 'accounting', 'admin'])

const authentication = z.object({
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
  body: z.looseObject({ email: text.default(''), password: text.default(''), oauth: z.boolean().optional() }),
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
  query: z.looseObject({ callback: z.string().optional(), fields: z.string().optional() }),
  answers: {
    200: z.object({
      user: z.looseObject({
        id: z.number().int().optional(),
        email: z.string().optional(),
        lastLoginIp: z.string().optional(),
        profileImage: z.string().optional(),
      }),
    }),
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

/** Answer of the generated resources to input that will not do. */
export const invalidInput = z.object({
  message: z.string(),
  errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
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
