import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { chooseBasket } from './seams.ts'

export const feature = defineFeature(chooseBasket, {
  'customers put products into their own basket': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: String(basketId), quantity: 1 })
    assert.equal(added.status, 200)
    assert.equal(added.json().data.BasketId, basketId)
  },
  'the order of the fields does not matter': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const added = await visitor.post('/api/BasketItems', { quantity: 1, BasketId: basketId, ProductId: 1 })
    assert.equal(added.json().data.BasketId, basketId)
  },
})
