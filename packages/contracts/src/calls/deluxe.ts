import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, signInFirst, success, text } from '../shapes.ts'

const call = callsOf({ tag: 'Deluxe membership' })

const refused = z.object({ status: z.literal('error'), error: z.string() })

export const getDeluxeOffer = call('GET /rest/deluxe-membership', {
  summary: 'What the deluxe membership costs, for customers who may become members',
  access: 'asks-itself',
  answers: { 200: success(z.object({ membershipCost: z.number() })), 400: refused },
})

export const becomeDeluxeMember = call('POST /rest/deluxe-membership', {
  summary: 'Makes the customer a deluxe member, paid from the wallet or with a card',
  example: { body: { paymentMode: 'card', paymentId: 7 }, after: ['createCard'] },
  access: 'account',
  body: z.looseObject({
    paymentMode: asked(z.union([text, z.number(), z.boolean()]).nullish().describe('`wallet` or `card`.')),
    paymentId: z.union([text, z.number()]).nullish().describe('Id of a card of the account.'),
  }),
  answers: {
    200: success(z.object({ confirmation: z.string(), token: z.string() })).describe(
      'The token carries the new role; it takes the place of the one before.',
    ),
    400: z.union([refused, failure]),
    401: signInFirst,
  },
})
