import { deliveryStatusChanged, orderHistoryRead, orderPlaced } from '@fruit/shop/orders/facts'
import { maskVowels } from '@fruit/shop/orders/order'
import { findOwnOrders } from '@fruit/shop/orders/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addToBasket,
  cardPayment,
  checkOut,
  createBuyerWithBasket,
  listOrders,
  placeOrder,
  readHistory,
  toggleDeliveryStatus,
} from '../../support/checkout-calls.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(orderPlaced, orderHistoryRead, deliveryStatusChanged)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const numbers = (data: { orderId: string }[]) => data.map(({ orderId }) => orderId)

describe('GET /rest/order-history', () => {
  it("lists the customer's orders, newest first, without the account id", async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    expect((await readHistory(buyer.client)).json()).toEqual({ status: 'success', data: [] })
    const first = await placeOrder(buyer, cardPayment(buyer))
    await addToBasket(buyer, 1, 1)
    const second = await placeOrder(buyer, cardPayment(buyer))
    const { data } = (await readHistory(buyer.client)).json()
    expect(numbers(data)).toEqual([second.orderId, first.orderId])
    const { UserId, ...shown } = second
    expect(data[0]).toEqual(shown)
  })

  it('does not include orders of an account with the same masked e-mail', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    await placeOrder(buyer, cardPayment(buyer))
    const other = await createMember(learner)
    const likeIt = buyer.email.replace(/[aeiou]/, (vowel) => (vowel === 'a' ? 'e' : 'a'))
    expect(maskVowels(likeIt)).toBe(maskVowels(buyer.email))
    learner.inside(({ db }) => {
      db.run({ sql: 'UPDATE Users SET email = ? WHERE id = ?', parameters: [likeIt, other.id] })
    })
    expect((await readHistory(other.client)).json().data).toEqual([])
    expect((await readHistory(buyer.client)).json().data).toHaveLength(1)
  })

  it('includes seeded orders', async () => {
    const learner = testApp.learner()
    const member = await createMember(learner)
    learner.inside(({ cast, documents }) => {
      for (const { _id } of documents.find('orders', { UserId: cast.admin!.id }))
        documents.update('orders', { _id }, { $set: { UserId: member.id } })
      expect(documents.find('orders', { UserId: cast.test!.id })).toHaveLength(1)
    })
    const { data } = (await readHistory(member.client)).json()
    expect(data.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([8.96, 26.97])
  })

  it('requires a token', async () => {
    expect((await readHistory(testApp.learner().client())).status).toBe(401)
  })

  it('includes orders of others when a flawed seam searches by masked e-mail', async () => {
    const byEmail = ({ email }: { email: string }) => ({ email: maskVowels(email) })
    const flaw = { label: 'flaw', source: 'test', implementation: byEmail }
    const learner = testApp.learner(new Map([[findOwnOrders.name, flaw]]))
    const member = await createMember(learner)
    learner.inside(({ db, configuration }) =>
      db.run({
        sql: 'UPDATE Users SET email = ? WHERE id = ?',
        parameters: [`edmun@${configuration.application.domain}`, member.id],
      }),
    )
    expect((await readHistory(member.client)).json().data).toHaveLength(2)
  })
})

describe('accounting', () => {
  it('sees the orders of all customers, newest first', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const { orderId } = await placeOrder(buyer, cardPayment(buyer))
    const { client } = await createMember(learner, 'accounting')
    const { data } = (await listOrders(client)).json()
    expect(data).toHaveLength(4)
    expect(data[0].orderId).toBe(orderId)
  })

  it('toggles the delivery status of an order by its `_id`', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const { _id } = await placeOrder(buyer, cardPayment(buyer))
    const { client } = await createMember(learner, 'accounting')
    for (const present of [false, 'true', 'false', true] as const) {
      const turned = await toggleDeliveryStatus(client, _id, present)
      expect(turned.json()).toEqual({ status: 'success' })
      const delivered = String(present) === 'false'
      const { data } = (await readHistory(buyer.client)).json()
      expect(data[0]).toMatchObject({ delivered, eta: delivered ? '0' : '1' })
    }
  })

  it('changes nothing for an unknown order or an invalid status', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'accounting')
    const before = (await listOrders(client)).json()
    for (const id of ['unknown', "' || true || '", '{"$gt":""}'])
      expect((await toggleDeliveryStatus(client, id, false)).status).toBe(200)
    for (const wrong of ['perhaps', 7, {}])
      expect((await toggleDeliveryStatus(client, before.data[0]._id, wrong)).status).toBe(400)
    expect((await listOrders(client)).json()).toEqual(before)
  })

  it('is not available to visitors, customers and administrators', async () => {
    const learner = testApp.learner()
    const { client: customer } = await createMember(learner)
    const { client: admin } = await createMember(learner, 'admin')
    for (const client of [learner.client(), customer, admin]) {
      const refused = await listOrders(client)
      expect(refused.status).toBe(403)
      expect(refused.json().error).toMatch(/accounting/)
      expect((await toggleDeliveryStatus(client, 'any', false)).status).toBe(403)
    }
  })

  it('sets prices and stock, which later orders use', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'accounting')
    expect((await client.put('/api/Products/2', { price: 30 })).status).toBe(200)
    expect((await client.put('/api/Quantitys/2', { quantity: 1 })).status).toBe(200)
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    expect(await placeOrder(buyer, cardPayment(buyer))).toMatchObject({ totalPrice: 30, bonus: 3 })
    expect((await client.get('/api/Quantitys/2')).json().data.quantity).toBe(0)
    for (const wrong of [{ price: -1 }, { price: 'free' }, { name: 'Mine' }])
      expect((await client.put('/api/Products/2', wrong)).status).toBeGreaterThanOrEqual(400)
    expect((await client.put('/api/Quantitys/2', { quantity: -1 })).status).toBe(400)
  })
})

describe('facts about orders', () => {
  it('are recorded', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 2)
    const { orderId, _id, totalPrice } = await placeOrder(buyer, cardPayment(buyer))
    await readHistory(buyer.client)
    const { client } = await createMember(learner, 'accounting')
    await toggleDeliveryStatus(client, _id, false)
    await toggleDeliveryStatus(client, 'unknown', false)
    expect((await checkOut(buyer.client, buyer.basketId, cardPayment(buyer))).status).toBe(400)
    const { id: accountId, basketId, email } = buyer
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: orderPlaced.name,
        data: {
          orderId,
          accountId,
          basketId,
          products: [{ productId: 2, quantity: 2 }],
          totalPrice,
          paymentId: String(buyer.cardId),
          coupon: null,
          campaign: null,
        },
      },
      { fact: orderHistoryRead.name, data: { accountId, email, orderIds: [orderId] } },
      { fact: deliveryStatusChanged.name, data: { orderId, delivered: true } },
    ])
  })
})
