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
  summary: 'Goes on with a sign-in that asked for a second factor',
  example: {
    body: { tmpToken: 'what the sign-in answered', totpToken: '123456' },
    status: 401,
  },
  access: 'open',
  limit: RATE_LIMIT,
  body: z.looseObject({
    tmpToken: asked(text.optional().describe('What the sign-in answered')),
    totpToken: asked(code.optional().describe('Code of six digits; each serves once')),
  }),
  answers: { 200: authentication, ...answers, 429: plainText },
})

export const secondFactorStatus = call('GET /rest/2fa/status', {
  summary: 'Whether the account has a second factor; where it has none, a new secret to set one up with',
  access: 'asks-itself',
  answers: {
    200: z.discriminatedUnion('setup', [
      z.object({ setup: z.literal(true) }),
      z.object({
        setup: z.literal(false),
        secret: z.string().describe('Base32.'),
        email: z.string(),
        setupToken: z.string().describe('Says that the secret is for this account.'),
      }),
    ]),
    401: refused,
  },
})

export const setUpSecondFactor = call('POST /rest/2fa/setup', {
  summary: 'Gives the account a second factor',
  example: {
    body: { password: 'a ripe password', setupToken: 'what the status answered', initialToken: '123456' },
    status: 401,
  },
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: z.looseObject({
    password: asked(text.optional()),
    setupToken: asked(text.optional()),
    initialToken: asked(code.optional().describe('Code that was made with the new secret')),
  }),
  answers: { 200: nothing, ...answers, 429: plainText },
})

export const removeSecondFactor = call('POST /rest/2fa/disable', {
  summary: 'Takes the second factor off the account',
  example: { body: { password: 'a ripe password' } },
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: z.looseObject({ password: asked(text.optional()) }),
  answers: { 200: nothing, ...answers, 429: plainText },
})
