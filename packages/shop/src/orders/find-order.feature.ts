import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { findOrder } from './seams.ts'

export const feature = defineFeature(findOrder, {
  'a number that no order has finds none': async (visitor) => {
    const { status, json } = await visitor.get('/rest/track-order/0000-0123456789abcdef')
    assert.equal(status, 200)
    assert.deepEqual(json().data, [{ orderId: '0000-0123456789abcdef' }])
  },
})
