import { describe, expect, it } from 'vitest'
import { couponCode, couponMonth, couponText } from './coupons.ts'
import { chooseBasket, readCoupon } from './seams.ts'
import { encodeZ85 } from './z85.ts'

const JANUARY_2026 = Date.UTC(2026, 0, 31, 23, 59, 59)
const code = (text: string) => encodeZ85(Buffer.from(text))
/** The discount that the safe implementation gives for a code at a time. */
const discount = (sent: string, now: number) => readCoupon.safe(couponText(sent) ?? '', couponMonth(now))

describe('readCoupon', () => {
  it('returns the discount during the month of the coupon', () => {
    expect(discount('n<Michz3Tq', JANUARY_2026)).toBe(10)
    expect(discount(couponCode(JANUARY_2026, 5), JANUARY_2026)).toBe(5)
  })

  it('returns null after the month, in the same month of another year, and before the month', () => {
    expect(discount('n<Michz3Tq', JANUARY_2026 + 1000)).toBeNull()
    expect(discount('n<MibgC7sn', JANUARY_2026)).toBeNull()
    expect(discount(code('FEB26-10'), JANUARY_2026)).toBeNull()
  })

  it('rejects discounts above that of the most generous campaign', () => {
    expect(discount(couponCode(JANUARY_2026, 75), JANUARY_2026)).toBe(75)
    expect(discount(couponCode(JANUARY_2026, 76), JANUARY_2026)).toBeNull()
    expect(discount(couponCode(JANUARY_2026, 99), JANUARY_2026)).toBeNull()
  })

  it.each([
    '',
    'JAN26-10',
    'n<Michz3T',
    code('JAN26-00'),
    code('jan26-10'),
    code('xxxxJAN26-10'),
    code('JAN26-10xxxx'),
  ])('rejects %j', (text) => {
    expect(discount(text, JANUARY_2026)).toBeNull()
  })
})

describe('chooseBasket', () => {
  const rawBody = '{"BasketId":1,"BasketId":2}'

  it('checks the same basket id that is stored', () => {
    expect(chooseBasket.safe({ basketId: 1, rawBody }, 1)).toBe(1)
    expect(chooseBasket.safe({ basketId: 2, rawBody }, 1)).toBeNull()
  })

  it('returns null for an account without a basket', () => {
    expect(chooseBasket.safe({ basketId: 0, rawBody }, null)).toBeNull()
  })
})
