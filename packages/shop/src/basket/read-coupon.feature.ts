import assert from 'node:assert/strict'
import { defineFeature, type Visitor } from '../feature.ts'
import { couponCode } from './coupons.ts'
import { readCoupon } from './seams.ts'

const DAY = 24 * 60 * 60 * 1000

/** The shop's time, read from the creation time of a new basket. */
async function timeIn(visitor: Visitor, basketId: number): Promise<number> {
  return Date.parse((await visitor.get(`/rest/basket/${basketId}`)).json().data.createdAt)
}

export const feature = defineFeature(readCoupon, {
  'a coupon of this month gives its discount': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    for (const discount of [10, 20]) {
      const code = encodeURIComponent(couponCode(await timeIn(visitor, basketId), discount))
      assert.deepEqual((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).json(), { discount })
    }
  },
  'a coupon of a month that is over is refused': async (visitor) => {
    const { basketId } = await visitor.becomeCustomer()
    const code = encodeURIComponent(couponCode((await timeIn(visitor, basketId)) - 40 * DAY, 20))
    assert.equal((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).status, 404)
  },
})
