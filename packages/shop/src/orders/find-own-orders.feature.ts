import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { orderAsVisitor } from './order-as-visitor.ts'
import { findOwnOrders } from './seams.ts'

export const feature = defineFeature(findOwnOrders, {
  'customers find what they ordered in their history': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor)
    const { data } = (await visitor.get('/rest/order-history')).json()
    assert.deepEqual(
      data.map((order: { orderId: string }) => order.orderId),
      [orderId],
    )
  },
  'customers find what they ordered in the export of their data': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor)
    const { userData } = (await visitor.post('/rest/user/data-export', { format: '1' })).json()
    assert.deepEqual(
      JSON.parse(userData).orders.map((order: { orderId: string }) => order.orderId),
      [orderId],
    )
  },
  'whoever has not ordered has no orders': async (visitor) => {
    await visitor.becomeCustomer()
    assert.deepEqual((await visitor.get('/rest/order-history')).json().data, [])
  },
})
