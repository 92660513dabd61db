import { offerListing } from '@fruit/shop/files/seams'
import { ORDERS, type OrderDocument } from '@fruit/shop/orders/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardPayment, createBuyerWithBasket, placeOrder, toggleDeliveryStatus } from '../../support/checkout-calls.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

describe('order confirmations', () => {
  it('are available at once to anyone who knows the order number', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const { orderId, createdAt } = await placeOrder(buyer, cardPayment(buyer))
    const read = await learner.client().get(`/ftp/order_${orderId}.pdf`)
    expect(read.status).toBe(200)
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'last-modified': new Date(createdAt!).toUTCString(),
    })
    expect(read.text).toMatch(/^%PDF-1/)
  })

  it('stay the same after delivery', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const { orderId, _id } = await placeOrder(buyer, cardPayment(buyer))
    const path = `/ftp/order_${orderId}.pdf`
    const before = (await buyer.client.get(path)).text
    const { client } = await createMember(learner, 'accounting')
    expect((await toggleDeliveryStatus(client, _id, false)).status).toBe(200)
    expect((await buyer.client.get(path)).text).toBe(before)
  })

  it('exist for seeded orders', async () => {
    const learner = testApp.learner()
    const orders = learner.inside(({ documents }) => documents.find<OrderDocument>(ORDERS))
    for (const { orderId } of orders) expect((await learner.client().get(`/ftp/order_${orderId}.pdf`)).status).toBe(200)
  })

  it('return 404 for unknown order numbers', async () => {
    const client = testApp.learner().client()
    expect((await client.get('/ftp/order_0000-0000000000000000.pdf')).status).toBe(404)
    expect((await client.get('/ftp/order_undefined.pdf')).status).toBe(403)
  })

  it('are listed in the folder with a flawed seam', async () => {
    const flaw = { label: 'flaw', source: 'test', implementation: () => true }
    const learner = testApp.learner(new Map([[offerListing.name, flaw]]))
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const { orderId } = await placeOrder(buyer, cardPayment(buyer))
    const client = learner.client()
    const names: string[] = (await client.get('/ftp', { headers: { accept: 'application/json' } })).json()
    expect(names).toContain(`order_${orderId}.pdf`)
    expect(names).toContain('legal.md')
    expect(names).toEqual(names.toSorted())
    expect((await client.get('/ftp', { headers: { accept: 'text/html' } })).text).toContain(`order_${orderId}.pdf`)
  })
})
