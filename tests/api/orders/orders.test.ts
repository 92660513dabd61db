import { trackOrder } from '@fruit/contracts/calls/orders'
import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { orderTracked } from '@fruit/shop/orders/facts'
import { ORDERS, type OrderDocument, showOrder } from '@fruit/shop/orders/order'
import { echoOrderId, findOrder } from '@fruit/shop/orders/seams'
import { track } from '@fruit/shop/orders/tracking'
import { Visit } from '@fruit/world/visit'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'
const ALL = "' || true || '"

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

async function ask(client: Client, id: string) {
  const response = await client.get(`/rest/track-order/${encodeURIComponent(id)}`)
  expectMatchesContract(trackOrder, response)
  return response
}

describe('GET /rest/track-order/:id', () => {
  it('returns an order to anyone who knows its number', async () => {
    const learner = testApp.learner()
    const orders = learner.inside((world) => world.documents.find<OrderDocument>(ORDERS))
    expect(orders).toHaveLength(3)
    for (const order of orders)
      expect((await ask(learner.client(), order.orderId)).json()).toEqual({
        status: 'success',
        data: [showOrder(order)],
      })
  })

  it('knows the seeded orders: two of the administrator, one of the demo account', () => {
    const orders = testApp.learner().inside((world) => world.documents.find<OrderDocument>(ORDERS))
    expect(orders.map(({ email, totalPrice, delivered }) => [email, totalPrice, delivered])).toEqual([
      ['*dm*n@fr**t.t*st', 8.96, false],
      ['*dm*n@fr**t.t*st', 26.97, true],
      ['d*m*', expect.any(Number), false],
    ])
    for (const { products, totalPrice, bonus, eta, orderId } of orders) {
      expect(products.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(totalPrice, 5)
      expect(products.reduce((sum, line) => sum + line.bonus, 0)).toBe(bonus)
      expect(eta).toMatch(/^\d$/)
      expect(orderId).toMatch(/^[0-9a-f]{4}-[0-9a-f]{16}$/)
    }
  })

  it('echoes an unknown number without markup', async () => {
    const client = testApp.learner().client()
    expect((await ask(client, '0000-0000000000000000')).json().data).toEqual([{ orderId: '0000-0000000000000000' }])
    expect((await ask(client, PAYLOAD)).json().data).toEqual([{ orderId: 'iframesrcjavascriptalertxss' }])
    expect((await ask(client, 'x'.repeat(1000))).json().data).toEqual([{ orderId: 'x'.repeat(59) }])
  })

  it.each([ALL, "'", "'; sleep(2000); '", '%', '*', '\n'])('finds nothing for %j', async (id) => {
    const { data } = (await ask(testApp.learner().client(), id)).json()
    expect(data).toEqual([{ orderId: expect.stringMatching(/^[\w-]*$/) }])
  })

  it('records a fact', async () => {
    const journal = await testApp.learner().inside(async (world) => {
      const visit = new Visit(world, null)
      const [order] = world.documents.find<OrderDocument>(ORDERS)
      await track(visit, order!.orderId)
      await track(visit, PAYLOAD)
      return visit.takeJournal()
    })
    expect(journal.map(({ fact }) => fact)).toEqual([orderTracked, orderTracked])
    expect(journal.map(({ data }) => data)).toMatchObject([
      { count: 1, echoed: null, markup: null },
      {
        sent: PAYLOAD,
        echoed: 'iframesrcjavascriptalertxss',
        markup: '<code>iframesrcjavascriptalertxss</code>',
        count: 0,
      },
    ])
  })
})

describe('a flawed seam of order tracking', () => {
  it('that runs in the browser is recognized by its markup for an unknown number', async () => {
    const markupOf = (learner: Learner) =>
      learner.inside(async (world) => {
        const visit = new Visit(world, null)
        await track(visit, PAYLOAD)
        return (visit.takeJournal()[0]!.data as { markup: string }).markup
      })
    const echoing = [echoOrderId, (id: string) => id] as const
    const trusting = [showOrderId, (id: string) => `<b>${id}</b>`] as const
    expect(await markupOf(flawedLearner(testApp, [...echoing], [...trusting]))).toBe(`<b>${PAYLOAD}</b>`)
    expect(await markupOf(flawedLearner(testApp, [...trusting]))).not.toContain('<iframe')
    expect(await markupOf(flawedLearner(testApp, [...echoing]))).not.toContain('<iframe')
  })

  const flaw = (implementation: unknown) => ({ label: 'flaw', source: 'test', implementation })
  const pasted = flaw((id: string) => ({ $where: `this.orderId === '${id}'` }))

  it('that concatenates the number into an expression returns all orders', async () => {
    const learner = testApp.learner(new Map([[findOrder.name, pasted]]))
    const client = learner.client()
    expect((await ask(client, ALL)).json().data).toHaveLength(3)
    const [order] = learner.inside((world) => world.documents.find<OrderDocument>(ORDERS))
    expect((await ask(client, order!.orderId)).json().data).toEqual([showOrder(order!)])
    expect((await ask(client, 'nobody')).json().data).toEqual([{ orderId: 'nobody' }])
    const broken = await ask(client, "'")
    expect(broken.status).toBe(400)
    expect(broken.json()).toEqual({ error: expect.any(String) })
  })

  it('that echoes the number unchanged returns markup', async () => {
    const client = testApp.learner(new Map([[echoOrderId.name, flaw((id: string) => id)]])).client()
    expect((await ask(client, PAYLOAD)).json().data).toEqual([{ orderId: PAYLOAD }])
    expect((await ask(client, '<b>\r\n</b>')).json().data).toEqual([{ orderId: '<b></b>' }])
    expect((await ask(client, '<'.repeat(61))).json().data).toEqual([{ orderId: `${'<'.repeat(59)}...` }])
  })
})
