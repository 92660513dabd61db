import { createHash } from 'node:crypto'
import { deluxeTokenOf } from '@fruit/shop/accounts/deluxe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFullBasket, readBasket, setStock } from '../../support/basket-calls.ts'
import {
  addToBasket,
  balanceOf,
  cardPayment,
  checkOut,
  createBuyer,
  createBuyerWithBasket,
  expectRefused,
  placeOrder,
  setPrice,
  stockOf,
  storedOrders,
  walletPayment,
} from '../../support/checkout-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

describe('checkout', () => {
  it('stores the order with all fields of the interface, empties the basket and lowers the stock', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 14.99)
    setPrice(learner, 1, 1.99)
    const buyer = await createBuyerWithBasket(learner, 2, 2, 50)
    await addToBasket(buyer, 1, 3)
    const stock = [stockOf(learner, 1), stockOf(learner, 2)]
    const { client, basketId, cardId, addressId, id } = buyer
    const placed = await checkOut(client, basketId, {
      couponData: Buffer.from('null').toString('base64'),
      orderDetails: { paymentId: cardId, addressId, deliveryMethodId: 1 },
    })
    const [stored] = storedOrders(buyer)
    const { name: first } = (await client.get('/api/Products/2')).json().data
    const { name: second } = (await client.get('/api/Products/1')).json().data
    expect(placed.json()).toEqual({ orderConfirmation: stored!.orderId })
    expect(stored).toEqual({
      _id: expect.stringMatching(/^\w{17}$/),
      promotionalAmount: '0',
      paymentId: String(cardId),
      addressId,
      orderId: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{16}$/),
      delivered: false,
      email: buyer.email.replace(/[aeiou]/g, '*'),
      totalPrice: 36.94,
      products: [
        { quantity: 2, id: 2, name: first, price: 14.99, total: 29.98, bonus: 2 },
        { quantity: 3, id: 1, name: second, price: 1.99, total: 5.97, bonus: 0 },
      ],
      bonus: 2,
      deliveryPrice: 0.99,
      eta: '1',
      createdAt: new Date(NOW).toISOString(),
      UserId: id,
    })
    expect((await readBasket(client, basketId)).json().data).toMatchObject({ coupon: null, Products: [] })
    expect([stockOf(learner, 1), stockOf(learner, 2)]).toEqual([stock[0]! - 3, stock[1]! - 2])
    expect(balanceOf(buyer)).toBe(52)
    expect((await client.get(`/rest/track-order/${stored!.orderId}`)).json().data[0].totalPrice).toBe(36.94)
  })

  it("prefixes the order number with four hex digits of the e-mail's hash", async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1)
    const mark = createHash('md5').update(buyer.email).digest('hex').slice(0, 4)
    expect((await placeOrder(buyer, cardPayment(buyer))).orderId.slice(0, 5)).toBe(`${mark}-`)
  })

  it('rejects the basket of another account and requires a token', async () => {
    const { learner, client, basketId } = await createFullBasket(testApp.learner())
    const stranger = await createBuyerWithBasket(learner, 2, 1)
    for (const id of [basketId, 1, 987654, 'NaN'])
      expect((await checkOut(stranger.client, id, cardPayment(stranger))).status).toBe(403)
    expect((await checkOut(learner.client(), basketId, {})).status).toBe(401)
    expect((await readBasket(client, basketId)).json().data.Products).toHaveLength(1)
  })

  it('takes the prices from the shop, not from the request', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 10)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    setPrice(learner, 2, 12)
    const lies = { totalPrice: 0, price: 0, products: [], deliveryPrice: -9, bonus: 999, couponDiscount: 100 }
    const { totalPrice, bonus } = await placeOrder(buyer, {
      ...lies,
      orderDetails: { ...lies, ...cardPayment(buyer).orderDetails },
    })
    expect({ totalPrice, bonus }).toEqual({ totalPrice: 12, bonus: 1 })
  })

  it('rejects an empty basket', async () => {
    const buyer = await createBuyer(testApp.learner())
    await expectRefused(buyer, cardPayment(buyer), 400, /empty/)
  })

  it('rejects deleted products', async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1)
    buyer.learner.inside(({ db }) =>
      db.run({ sql: "UPDATE Products SET deletedAt = '2026-11-20T00:00:00.000Z' WHERE id = 2", parameters: [] }),
    )
    await expectRefused(buyer, cardPayment(buyer), 400, /do not sell .* any more/)
  })

  it('rejects quantities above the stock or the limit per customer', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 3)
    setStock(learner, 2, 2, null)
    await expectRefused(buyer, cardPayment(buyer), 400, /not that much/)
    setStock(learner, 2, 9, 2)
    await expectRefused(buyer, cardPayment(buyer), 400, /up to 2/)
    setStock(learner, 2, 3, 3)
    expect((await placeOrder(buyer, cardPayment(buyer))).products).toHaveLength(1)
    expect(stockOf(learner, 2)).toBe(0)
  })

  it('rejects stored quantities below one', async () => {
    for (const quantity of [0, -100]) {
      const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1, 5)
      buyer.learner.inside(({ db }) =>
        db.run({
          sql: 'UPDATE BasketItems SET quantity = ? WHERE BasketId = ?',
          parameters: [quantity, buyer.basketId],
        }),
      )
      await expectRefused(buyer, walletPayment(buyer), 400, /fewer than one/)
    }
  })

  it('charges deluxe members deluxe prices and ignores limits', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 20, 15)
    const buyer = await createBuyerWithBasket(learner, 2, 3)
    setStock(learner, 2, 9, 2)
    learner.inside((world) =>
      world.db.run({
        sql: "UPDATE Users SET role = 'deluxe', deluxeToken = ? WHERE id = ?",
        parameters: [deluxeTokenOf(world, buyer.email), buyer.id],
      }),
    )
    const { orderDetails } = cardPayment(buyer)
    const placed = await placeOrder(buyer, { orderDetails: { ...orderDetails, deliveryMethodId: 1 } })
    expect(placed).toMatchObject({ totalPrice: 45.5, deliveryPrice: 0.5, bonus: 6, products: [{ price: 15 }] })
  })

  it('rolls back everything when it fails midway', async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 2, 100)
    const { learner } = buyer
    const stock = stockOf(learner, 2)
    learner.inside(({ db }) =>
      db.execute(
        "CREATE TRIGGER held.no BEFORE INSERT ON Documents BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
      ),
    )
    const failed = await buyer.client.post(`/rest/basket/${buyer.basketId}/checkout`, walletPayment(buyer))
    expect(failed.status).toBe(500)
    expect([stockOf(learner, 2), balanceOf(buyer), storedOrders(buyer)]).toEqual([stock, 100, []])
    expect((await readBasket(buyer.client, buyer.basketId)).json().data.Products).toHaveLength(1)
    learner.inside(({ db }) => db.execute('DROP TRIGGER no'))
    expect((await checkOut(buyer.client, buyer.basketId, walletPayment(buyer))).status).toBe(200)
  })
})

describe('order details', () => {
  it('can be numbers or strings; without a delivery method the order takes five days at no cost', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 10)
    for (const deliveryMethodId of [undefined, null, '']) {
      const buyer = await createBuyerWithBasket(learner, 2, 1)
      const { cardId: paymentId, addressId } = buyer
      const placed = await placeOrder(buyer, { orderDetails: { paymentId, addressId, deliveryMethodId } })
      expect(placed).toMatchObject({ deliveryPrice: 0, eta: '5', totalPrice: 10, addressId })
    }
  })

  it.each([
    [{ addressId: null }, /choose an address/],
    [{ addressId: '1' }, /address is not one of yours/],
    [{ addressId: '1 OR 1=1' }, /address is not one of yours/],
    [{ deliveryMethodId: '4' }, /delivery method/],
    [{ deliveryMethodId: '-1' }, /delivery method/],
    [{ deliveryMethodId: 1.5 }, /delivery method/],
    [{ paymentId: null }, /how you would like to pay/],
    [{ paymentId: '1' }, /card will not do/],
    [{ paymentId: 'Wallet' }, /card will not do/],
  ])('like %j are rejected', async (wrong, words) => {
    const learner = testApp.learner()
    // This buyer owns the address and the card with id 1.
    await createBuyer(learner)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    await expectRefused(buyer, { orderDetails: { ...cardPayment(buyer).orderDetails, ...wrong } }, 400, words)
  })

  it('are required', async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1)
    for (const body of [{}, { orderDetails: null }, { orderDetails: {} }])
      await expectRefused(buyer, body, 400, /choose an address/)
    expect((await checkOut(buyer.client, buyer.basketId, { orderDetails: [] })).status).toBe(400)
    expect((await checkOut(buyer.client, buyer.basketId, { orderDetails: { addressId: {} } })).status).toBe(400)
  })

  it('reject a removed address', async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1)
    expect((await buyer.client.delete(`/api/Addresss/${buyer.addressId}`)).status).toBe(200)
    await expectRefused(buyer, cardPayment(buyer), 400, /address is not one of yours/)
  })

  it('reject an expired card', async () => {
    const buyer = await createBuyerWithBasket(testApp.learner(), 2, 1)
    const expires = (month: number, year: number) =>
      buyer.learner.inside(({ db }) =>
        db.run({
          sql: 'UPDATE Cards SET expMonth = ?, expYear = ? WHERE id = ?',
          parameters: [month, year, buyer.cardId],
        }),
      )
    expires(10, 2026)
    await expectRefused(buyer, cardPayment(buyer), 400, /still valid/)
    expires(11, 2026)
    expect((await placeOrder(buyer, cardPayment(buyer))).paymentId).toBe(String(buyer.cardId))
  })
})
