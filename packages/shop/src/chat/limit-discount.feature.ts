import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { limitDiscount } from './seams.ts'

export const feature = defineFeature(limitDiscount, {
  'a coupon that the policy knows takes off what it says': async (_visitor, limit) => {
    for (const percent of [1, 5, 10]) assert.equal(await limit(percent), percent)
  },
})
