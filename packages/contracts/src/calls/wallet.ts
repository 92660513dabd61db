import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, signInFirst, success, text, typedNumber } from '../shapes.ts'

const call = callsOf({ tag: 'Wallet', access: 'account' })

/** The reason why the balance did not change, for the customer. */
const refused = z.object({ status: z.literal('error'), message: z.string() })

export const getWalletBalance = call('GET /rest/wallet/balance', {
  summary: "Get the balance of the account's wallet",
  answers: { 200: success(z.number()), 401: signInFirst, 404: refused },
})

export const topUpWallet = call('PUT /rest/wallet/balance', {
  summary: "Top up the account's wallet with one of its cards",
  example: { body: { balance: 100, paymentId: 7 }, after: ['createCard'] },
  body: z.looseObject({
    balance: asked(typedNumber.optional().describe('The amount to add (not the new balance), 10 to 1000.')),
    paymentId: asked(z.union([text, z.number()]).nullish().describe('Id of a card.')),
  }),
  answers: {
    200: success(z.number()).describe('`data` is the amount as sent, not the new balance.'),
    400: z.union([refused, failure]),
    401: signInFirst,
    402: refused,
    404: refused,
  },
})
