import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, signInFirst, success, text } from '../shapes.ts'

const call = callsOf({ tag: 'Deluxe membership' })

const refused = z.object({ status: z.literal('error'), error: z.string() })

export const getDeluxeOffer = call('GET /rest/deluxe-membership', {
  summary: 'Get the price of the deluxe membership',
  access: 'asks-itself',
  answers: {
    200: success(z.object({ membershipCost: z.number() })),
    400: refused.describe('The visitor is already a member or cannot become one.'),
  },
})

export const becomeDeluxeMember = call('POST /rest/deluxe-membership', {
  summary: 'Buy the deluxe membership from the wallet or with a card',
  example: { body: { paymentMode: 'card', paymentId: 7 }, after: ['createCard'] },
  access: 'account',
  body: z.looseObject({
    paymentMode: asked(z.union([text, z.number(), z.boolean()]).nullish().describe('`wallet` or `card`.')),
    paymentId: z.union([text, z.number()]).nullish().describe('Id of a card of the account.'),
  }),
  answers: {
    200: success(z.object({ confirmation: z.string(), token: z.string() })).describe(
      'The token contains the new role and replaces the previous token.',
    ),
    400: z.union([refused, failure]),
    401: signInFirst,
  },
})
