import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { reachItems } from './seams.ts'

export const feature = defineFeature(reachItems, {
  'customers change and remove what is in their own basket': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 1 })
    const path = `/api/BasketItems/${added.json().data.id}`
    assert.equal((await visitor.put(path, { quantity: 3 })).status, 200)
    assert.equal((await visitor.get(path)).json().data.quantity, 3)
    assert.equal((await visitor.delete(path)).status, 200)
    assert.deepEqual((await visitor.get(`/rest/basket/${basketId}`)).json().data.Products, [])
  },
})
