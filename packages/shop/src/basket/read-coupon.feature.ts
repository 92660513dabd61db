import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { couponCode } from './coupons.ts'
import { readCoupon } from './seams.ts'

const DAY = 24 * 60 * 60 * 1000

export const feature = defineFeature(readCoupon, {
  'a coupon of this month gives its discount': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const code = encodeURIComponent(couponCode(Date.now(), 20))
    assert.deepEqual((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).json(), { discount: 20 })
  },
  'a coupon of a month that is over is refused': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const code = encodeURIComponent(couponCode(Date.now() - 40 * DAY, 20))
    assert.equal((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).status, 404)
  },
})
