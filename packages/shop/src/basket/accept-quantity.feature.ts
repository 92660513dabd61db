import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { acceptQuantity } from './seams.ts'

export const feature = defineFeature(acceptQuantity, {
  'customers order one of a product, or several': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 1 })
    assert.equal(added.status, 200)
    const changed = await visitor.put(`/api/BasketItems/${added.json().data.id}`, { quantity: 2 })
    assert.equal(changed.json().data.quantity, 2)
  },
})
