import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayHandOutCoupon } from './seams.ts'

export const feature = defineFeature(mayHandOutCoupon, {
  'the first wish of a month may come true': (_visitor, implementation) => {
    assert.equal(implementation(0), true)
  },
})
