import { couponCode } from '@fruit/shop/basket/coupons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyCoupon, changeItem, readBasket } from '../../support/basket-calls.ts'
import {
  type Buyer,
  balanceOf,
  cardPayment,
  checkOut,
  createBuyerWithBasket,
  expectRefused,
  placeOrder,
  setPrice,
  walletPayment,
} from '../../support/checkout-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 21)

let now = NOW
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => now } })
})
afterAll(() => testApp.close())

describe('bonus points', () => {
  it.each([
    [4.99, 1, 0],
    [5, 1, 1],
    [14.99, 3, 3],
    [15, 2, 4],
    [99.99, 1, 10],
  ])('for a price of %d and quantity %i are %i and go into the wallet', async (price, quantity, points) => {
    const learner = testApp.learner()
    setPrice(learner, 2, price)
    const buyer = await createBuyerWithBasket(learner, 2, quantity, 1)
    expect((await placeOrder(buyer, cardPayment(buyer))).bonus).toBe(points)
    expect(balanceOf(buyer)).toBe(1 + points)
  })
})

describe('discounts', () => {
  const campaign = (code: string, day: number) => Buffer.from(`${code}-${day}`).toString('base64')
  const WOMENS_DAY = 1551999600000

  async function aBuyerForTen(): Promise<Buyer> {
    const learner = testApp.learner()
    setPrice(learner, 2, 10)
    return createBuyerWithBasket(learner, 2, 1)
  }

  it("of the basket's coupon apply to the items but not to the delivery", async () => {
    const buyer = await aBuyerForTen()
    await applyCoupon(buyer.client, buyer.basketId, couponCode(NOW, 15))
    const { orderDetails } = cardPayment(buyer)
    const placed = await placeOrder(buyer, { orderDetails: { ...orderDetails, deliveryMethodId: 1 } })
    expect(placed).toMatchObject({ promotionalAmount: '1.50', deliveryPrice: 0.99, totalPrice: 9.49, bonus: 1 })
    expect((await readBasket(buyer.client, buyer.basketId)).json().data.coupon).toBeNull()
  })

  it('of an expired coupon are rejected with an error, and the coupon is removed', async () => {
    const buyer = await aBuyerForTen()
    await applyCoupon(buyer.client, buyer.basketId, couponCode(NOW, 15))
    buyer.learner.inside(({ db }) =>
      db.run({
        sql: 'UPDATE Baskets SET coupon = ? WHERE id = ?',
        parameters: [couponCode(NOW - 40 * DAY, 15), buyer.basketId],
      }),
    )
    const refused = await checkOut(buyer.client, buyer.basketId, cardPayment(buyer))
    expect(refused.status).toBe(400)
    expect(refused.json().error).toMatch(/coupon.*not valid any more/)
    expect(await placeOrder(buyer, cardPayment(buyer))).toMatchObject({ promotionalAmount: '0', totalPrice: 10 })
  })

  it.each([
    ['WMNSDY2019', WOMENS_DAY, 75],
    ['WMNSDY2020', 1583622000000, 60],
    ['WMNSDY2021', 1615158000000, 60],
    ['WMNSDY2022', 1646694000000, 60],
    ['WMNSDY2023', 1678230000000, 60],
    ['ORANGE2020', 1588546800000, 50],
    ['ORANGE2021', 1620082800000, 40],
    ['ORANGE2022', 1651618800000, 40],
    ['ORANGE2023', 1683154800000, 40],
  ])('of the campaign %s apply on its day only', async (code, day, percent) => {
    const buyer = await aBuyerForTen()
    for (const other of [day - 1, day + DAY, NOW]) {
      now = other
      const late = await checkOut(buyer.client, buyer.basketId, {
        ...cardPayment(buyer),
        couponData: campaign(code, day),
      })
      expect(late.status).toBe(400)
      expect(late.json().error).toContain(code)
    }
    now = day + 20 * 60 * 60 * 1000
    const sale = { ...cardPayment(buyer), couponData: campaign(code, day) }
    const placed = await placeOrder(buyer, sale).finally(() => {
      now = NOW
    })
    expect(placed).toMatchObject({ promotionalAmount: (percent / 10).toFixed(2), totalPrice: 10 - percent / 10 })
  })

  it.each([
    ['null', 'null'],
    ['undefined', 'undefined'],
    ['a coupon of another kind', `${couponCode(NOW, 10)}-${NOW}`],
    ['an unknown campaign', `WMNSDY2018-${WOMENS_DAY}`],
    ['a campaign with a wrong day', `WMNSDY2019-${NOW}`],
    ['text', 'please, please'],
    ['an empty text', ''],
  ])('are not granted for %s', async (_title, text) => {
    const buyer = await aBuyerForTen()
    const couponData = Buffer.from(text).toString('base64')
    expect(await placeOrder(buyer, { ...cardPayment(buyer), couponData })).toMatchObject({
      promotionalAmount: '0',
      totalPrice: 10,
    })
  })

  it("of the basket's coupon take precedence over a campaign", async () => {
    const buyer = await aBuyerForTen()
    await applyCoupon(buyer.client, buyer.basketId, couponCode(NOW, 10))
    const couponData = campaign('WMNSDY2019', WOMENS_DAY)
    expect(await placeOrder(buyer, { ...cardPayment(buyer), couponData })).toMatchObject({ totalPrice: 9 })
  })
})

describe('the wallet', () => {
  it('pays exactly and receives the bonus', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 10.1)
    const buyer = await createBuyerWithBasket(learner, 2, 3, 30.3)
    expect(await placeOrder(buyer, walletPayment(buyer))).toMatchObject({
      paymentId: 'wallet',
      totalPrice: 30.3,
      bonus: 3,
    })
    expect(balanceOf(buyer)).toBe(3)
  })

  it('rejects an order that exceeds the balance by a cent', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 10)
    const buyer = await createBuyerWithBasket(learner, 2, 1, 9.99)
    await expectRefused(buyer, walletPayment(buyer), 402, /not enough in your wallet/)
    const { client, basketId } = buyer
    const { id } = (await readBasket(client, basketId)).json().data.Products[0].BasketItem
    expect((await changeItem(client, id, { quantity: 2 })).status).toBe(200)
    await expectRefused(buyer, walletPayment(buyer), 402, /not enough/)
  })
})
