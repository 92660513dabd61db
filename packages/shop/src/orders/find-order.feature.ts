import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { orderAsVisitor } from './order-as-visitor.ts'
import { findOrder } from './seams.ts'

export const feature = defineFeature(findOrder, {
  'a number that no order has finds none': async (visitor) => {
    const { status, json } = await visitor.get('/rest/track-order/0000-0123456789abcdef')
    assert.equal(status, 200)
    assert.deepEqual(json().data, [{ orderId: '0000-0123456789abcdef' }])
  },
  'whoever has ordered finds that order by its number, and no other': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor)
    const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
    assert.equal(data.length, 1)
    // An unknown number is echoed as well, so check for a price, which only an order has.
    assert.equal(data[0].orderId, orderId)
    assert.ok(data[0].totalPrice > 0)
  },
})
