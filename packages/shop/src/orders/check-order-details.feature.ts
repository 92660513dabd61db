import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { orderAsVisitor } from './order-as-visitor.ts'
import { checkOrderDetails } from './seams.ts'

export const feature = defineFeature(checkOrderDetails, {
  'customers order with their address and card, and it is delivered as they chose': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor)
    const { data } = (await visitor.get(`/rest/track-order/${orderId}`)).json()
    assert.equal(data[0].deliveryPrice, 0.99)
    assert.equal(data[0].eta, '1')
  },
})
