import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayHandOutCoupon } from './seams.ts'

export const feature = defineFeature(mayHandOutCoupon, {
  'the first wish of a month may come true': async (_visitor, implementation) => {
    assert.equal(await implementation(0), true)
  },
})
