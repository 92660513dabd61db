import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { orderAsVisitor } from '../orders/order-as-visitor.ts'
import { cleanName } from './seams.ts'

export const feature = defineFeature(cleanName, {
  'whoever reads a document gets the one of that name': async (visitor, clean) => {
    assert.equal(await clean('legal.md'), 'legal.md')
    assert.match((await visitor.get('/ftp/legal.md')).text, /Legal notice/)
  },
  'a customer gets the confirmation of an order': async (visitor) => {
    const { orderId } = await orderAsVisitor(visitor)
    const { status, text } = await visitor.get(`/ftp/order_${orderId}.pdf`)
    assert.equal(status, 200)
    assert.match(text, /^%PDF-/)
  },
})
