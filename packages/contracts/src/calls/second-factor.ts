import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, markRequired, nothing, plainText, text } from '../shapes.ts'
import { authentication } from './accounts.ts'

const tag = 'Second factor'

/** The body is empty, so that it does not reveal why the call failed. */
const refused = nothing

const RATE_LIMIT = { max: 100, windowMs: 5 * 60_000 }

/** Six digits, as a text or as a number that lost its leading zeros. */
const code = z.union([z.string().max(20), z.number().int().min(0).max(999_999)])

const answers = { 400: failure, 401: refused }

export const verifySecondFactor = defineCall({
  method: 'POST',
  path: '/rest/2fa/verify',
  summary: 'Goes on with a sign-in that asked for a second factor',
  example: {
    body: { tmpToken: 'what the sign-in answered', totpToken: '123456' },
    status: 401,
  },
  tag,
  access: 'open',
  limit: RATE_LIMIT,
  body: markRequired(
    z.looseObject({
      tmpToken: text.optional().describe('What the sign-in answered'),
      totpToken: code.optional().describe('Code of six digits; each serves once'),
    }),
    'tmpToken',
    'totpToken',
  ),
  answers: { 200: authentication, ...answers, 429: plainText },
})

export const secondFactorStatus = defineCall({
  method: 'GET',
  path: '/rest/2fa/status',
  summary: 'Whether the account has a second factor; where it has none, a new secret to set one up with',
  tag,
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

export const setUpSecondFactor = defineCall({
  method: 'POST',
  path: '/rest/2fa/setup',
  summary: 'Gives the account a second factor',
  example: {
    body: { password: 'a ripe password', setupToken: 'what the status answered', initialToken: '123456' },
    status: 401,
  },
  tag,
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: markRequired(
    z.looseObject({
      password: text.optional(),
      setupToken: text.optional(),
      initialToken: code.optional().describe('Code that was made with the new secret'),
    }),
    'password',
    'setupToken',
    'initialToken',
  ),
  answers: { 200: nothing, ...answers, 429: plainText },
})

export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/rest/2fa/disable',
  summary: 'Takes the second factor off the account',
  example: { body: { password: 'a ripe password' } },
  tag,
  access: 'asks-itself',
  limit: RATE_LIMIT,
  body: markRequired(z.looseObject({ password: text.optional() }), 'password'),
  answers: { 200: nothing, ...answers, 429: plainText },
})
