import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { approveCoupon } from './seams.ts'

export const feature = defineFeature(approveCoupon, {
  'a customer whose order arrived damaged, and who wants neither return nor exchange, gets a coupon': async (
    _visitor,
    approve,
  ) => {
    const order = { arrivedDamaged: true, returnDeclined: true, exchangeDeclined: true, couponGiven: false }
    assert.equal(await approve([order]), true)
    assert.equal(await approve([{ ...order, arrivedDamaged: false }, order]), true)
  },
})
