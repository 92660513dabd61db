import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, nothing, plainText, text } from '../shapes.ts'
import { authentication } from './accounts.ts'

const call = callsOf({ tag: 'Second factor' })

/** The body is empty, so that it does not reveal why the call failed. */
const refused = nothing

const RATE_LIMIT = { max: 100, windowMs: 5 * 60_000 }

/** Six digits, as a text or as a number that lost its leading zeros. */
const code = z.union([z.string().max(20), z.number().int().min(0).max(999_999)])

const answers = { 400: failure, 401: refused }

export const verifySecondFactor = call('POST /rest/2fa/verify', {
  summary: 'Complete a login that requires a second factor',
  example: {
    body: { tmpToken: 'tmpToken of the login', totpToken: '123456' },
    status: 401,
  },
  access: 'open',
  limit: RATE_LIMIT,
  body: z.looseObject({
    tmpToken: asked(text.optional().describe('`tmpToken` from the response of the login.')),
    totpToken: asked(code.optional().describe('Code of six digits. Each code is valid once.')),
  }),
  answers: { 200: authentication, ...answers, 429: plainText },
})

export const secondFactorStatus = call('GET /rest/2fa/status', {
  summary: "Get the status of the account's second factor",
  access: 'asks-itself',
  answers: {
    200: z.discriminatedUnion('setup', [
      z.object({ setup: z.literal(true) }),
      z.object({
        setup: z.literal(false),
        secret: z.string().describe('New secret for the setup, in Base32.'),
        email: z.string(),
        setupToken: z.string().describe('Proves that the secret is for this account.'),
      }),
    ]),
    401: refused,
  },
})

export const setUpSecondFactor = call('POST /rest/2fa/setup', {
  summary: 'Set up a second factor for the account',
  example: {
    body: { password: 'a ripe password', setupToken: 'setupToken of the status', initialToken: '123456' },
    status: 401,
  },
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: z.looseObject({
    password: asked(text.optional()),
    setupToken: asked(text.optional()),
    initialToken: asked(code.optional().describe('Code generated with the new secret.')),
  }),
  answers: { 200: nothing, ...answers, 429: plainText },
})

export const removeSecondFactor = call('POST /rest/2fa/disable', {
  summary: 'Remove the second factor of the account',
  example: { body: { password: 'a ripe password' } },
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: z.looseObject({ password: asked(text.optional()) }),
  answers: { 200: nothing, ...answers, 429: plainText },
})
