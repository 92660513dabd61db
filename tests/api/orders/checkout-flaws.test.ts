import { acceptQuantity, isForSale, readCoupon } from '@fruit/shop/basket/seams'
import { orderPlaced } from '@fruit/shop/orders/facts'
import { acceptCampaign, checkOrderDetails } from '@fruit/shop/orders/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyCoupon, changeItem, deletedProductId, readBasket } from '../../support/basket-calls.ts'
import {
  addToBasket,
  balanceOf,
  cardPayment,
  checkOut,
  createBuyerWithBasket,
  placeOrder,
  setPrice,
  stockOf,
  walletPayment,
} from '../../support/checkout-calls.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(orderPlaced)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const withFlaw = (seam: { readonly name: string }, implementation: unknown) =>
  testApp.learner(new Map([[seam.name, { label: 'flaw', source: 'test', implementation }]]))

describe('a flawed seam of checkout', () => {
  it('that accepts any quantity pays the customer for a negative one', async () => {
    const learner = withFlaw(acceptQuantity, () => true)
    setPrice(learner, 2, 10)
    const buyer = await createBuyerWithBasket(learner, 2, 1, 5)
    const stock = stockOf(learner, 2)
    const { id } = (await readBasket(buyer.client, buyer.basketId)).json().data.Products[0].BasketItem
    expect((await changeItem(buyer.client, id, { quantity: -100 })).status).toBe(200)
    expect(await placeOrder(buyer, walletPayment(buyer))).toMatchObject({ totalPrice: -1000, bonus: -100 })
    expect(balanceOf(buyer)).toBe(905)
    expect(stockOf(learner, 2)).toBe(stock + 100)
    expect(facts.heardFrom(learner)).toMatchObject([{ data: { totalPrice: -1000, paymentId: 'wallet' } }])
  })

  it('that sells any product sells deleted ones', async () => {
    const learner = withFlaw(isForSale, () => true)
    const gone = deletedProductId(learner)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    await addToBasket(buyer, gone, 1)
    expect((await placeOrder(buyer, cardPayment(buyer))).products.map(({ id }) => id)).toEqual([2, gone])
    expect(facts.heardFrom(learner)).toMatchObject([
      {
        data: {
          products: [
            { productId: 2, quantity: 1 },
            { productId: gone, quantity: 1 },
          ],
        },
      },
    ])
  })

  it('that accepts any coupon grants its discount', async () => {
    const learner = withFlaw(readCoupon, () => 90)
    setPrice(learner, 2, 10)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    await applyCoupon(buyer.client, buyer.basketId, 'pes[Chz3)x')
    expect(await placeOrder(buyer, cardPayment(buyer))).toMatchObject({ promotionalAmount: '9.00', totalPrice: 1 })
    expect(facts.heardFrom(learner)).toMatchObject([{ data: { coupon: { code: 'pes[Chz3)x', percent: 90 } } }])
  })

  it("that trusts the client's date grants the discount of an expired campaign", async () => {
    const claimed = (claim: Parameters<typeof acceptCampaign.safe>[0]) => claim.claimedDay === claim.campaign.validOn
    const learner = withFlaw(acceptCampaign, claimed)
    setPrice(learner, 2, 10)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const couponData = Buffer.from('WMNSDY2019-1551999600000').toString('base64')
    expect(await placeOrder(buyer, { ...cardPayment(buyer), couponData })).toMatchObject({ totalPrice: 2.5 })
    const campaign = { code: 'WMNSDY2019', discount: 75, validOn: 1551999600000 }
    expect(facts.heardFrom(learner)).toMatchObject([{ data: { coupon: null, campaign } }])
  })

  it('that does not check the order details accepts an order without them', async () => {
    const learner = withFlaw(checkOrderDetails, () => null)
    for (const body of [undefined, {}, { orderDetails: { paymentId: 99999, addressId: 'x', deliveryMethodId: 'y' } }]) {
      const buyer = await createBuyerWithBasket(learner, 2, 1)
      expect((await checkOut(buyer.client, buyer.basketId, body)).status).toBe(200)
    }
    const poor = await createBuyerWithBasket(learner, 2, 1)
    expect((await checkOut(poor.client, poor.basketId, walletPayment(poor))).status).toBe(402)
  })
})
