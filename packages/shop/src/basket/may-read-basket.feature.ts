import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayReadBasket } from './seams.ts'

export const feature = defineFeature(mayReadBasket, {
  'customers see what is in their own basket': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 2 })
    const { data } = (await visitor.get(`/rest/basket/${basketId}`)).json()
    assert.equal(data.id, basketId)
    assert.deepEqual(
      data.Products.map((product: { id: number; BasketItem: { quantity: number } }) => [
        product.id,
        product.BasketItem.quantity,
      ]),
      [[1, 2]],
    )
  },
})
