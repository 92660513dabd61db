import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { readOrderLines } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(readOrderLines, {
    'business customers write their order lines as JSON text': async (visitor) => {
      await visitor.becomeCustomer()
      const orderLinesData = JSON.stringify([{ productId: 8, quantity: 500, customerReference: ['PO 27', 'shelf 3'] }])
      const { status, json } = await visitor.post('/b2b/v2/orders', { cid: 'grocer-7', orderLinesData })
      assert.equal(status, 200)
      assert.equal(json().cid, 'grocer-7')
    },
  }),
]
