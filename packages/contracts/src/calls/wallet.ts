import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, markRequired, signInFirst, success, text, typedNumber } from '../shapes.ts'

/** The reason why the balance did not change, for the customer. */
const refused = z.object({ status: z.literal('error'), message: z.string() })

export const getWalletBalance = defineCall({
  method: 'GET',
  path: '/rest/wallet/balance',
  summary: 'How much is in the wallet of the account',
  tag: 'Wallet',
  access: 'account',
  answers: { 200: success(z.number()), 401: signInFirst, 404: refused },
})

export const topUpWallet = defineCall({
  method: 'PUT',
  path: '/rest/wallet/balance',
  summary: 'Adds an amount to the wallet of the account, paid with one of its cards',
  example: { body: { balance: 100, paymentId: 7 }, after: ['createCard'] },
  tag: 'Wallet',
  access: 'account',
  body: markRequired(
    z.looseObject({
      balance: typedNumber.optional().describe('The amount to add, in spite of its name: 10 to 1000.'),
      paymentId: z.union([text, z.number()]).nullish().describe('Id of a card.'),
    }),
    'balance',
    'paymentId',
  ),
  answers: {
    200: success(z.number()).describe('`data` is the amount as it was sent, not what is in the wallet then.'),
    400: z.union([refused, failure]),
    401: signInFirst,
    402: refused,
    404: refused,
  },
})
