import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayUseTool } from './seams.ts'

export const feature = defineFeature(mayUseTool, {
  'the assistant reads reviews and notes, and looks at orders before it acts': async (_visitor, mayUse) => {
    assert.equal(await mayUse('getProductReviews', ['searchProducts']), true)
    assert.equal(await mayUse('lookUpNotes', []), true)
    assert.equal(await mayUse('openComplaint', []), true)
    assert.equal(await mayUse('generateCoupon', ['getOrderById', 'openComplaint']), true)
  },
})
