import * as calls from '@fruit/contracts/calls/deliveries'
import { deluxeTokenOf } from '@fruit/shop/accounts/deluxe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

/** Prices for customers and for deluxe members; the other values come from the interface. */
const FACTS = [
  { id: 1, price: 0.99, deluxe: 0.5, eta: 1, icon: 'fas fa-rocket' },
  { id: 2, price: 0.5, deluxe: 0, eta: 3, icon: 'fas fa-shipping-fast' },
  { id: 3, price: 0, deluxe: 0, eta: 5, icon: 'fas fa-truck' },
]

it('lists the delivery methods to anyone', async () => {
  const list = await testApp.learner().client().get('/api/Deliverys')
  expectMatchesContract(calls.listDeliveries, list)
  expect(list.json()).toEqual({
    status: 'success',
    data: FACTS.map(({ id, price, eta, icon }) => ({ id, name: expect.any(String), price, eta, icon })),
  })
})

it("gives the deluxe price only with a deluxe member's token", async () => {
  const learner = testApp.learner()
  const { client, id, email } = await createMember(learner, 'deluxe')
  const prices = async () => {
    const list = await client.get('/api/Deliverys')
    return list.json().data.map(({ price }: { price: number }) => price)
  }
  expect(await prices()).toEqual(FACTS.map(({ price }) => price))
  learner.inside((world) =>
    world.db.run({
      sql: 'UPDATE Users SET deluxeToken = ? WHERE id = ?',
      parameters: [deluxeTokenOf(world, email), id],
    }),
  )
  expect(await prices()).toEqual(FACTS.map(({ deluxe }) => deluxe))
  expect((await client.get('/api/Deliverys/1')).json().data.price).toBe(0.5)
})

it('returns one by its id', async () => {
  const one = await testApp.learner().client().get('/api/Deliverys/2')
  expectMatchesContract(calls.getDelivery, one)
  expect(one.json().data).toEqual({
    id: 2,
    name: expect.any(String),
    price: 0.5,
    eta: 3,
    icon: 'fas fa-shipping-fast',
  })
})

it.each(['0', '4', '987654', 'x', '1.5'])('returns 400 for the id %s', async (id) => {
  const unknown = await testApp.learner().client().get(`/api/Deliverys/${id}`)
  expect(unknown.status).toBe(400)
  expectMatchesContract(calls.getDelivery, unknown)
})

it('rejects creating, changing and removing', async () => {
  const { client } = await createMember(testApp.learner(), 'admin')
  for (const answer of [
    await client.post('/api/Deliverys', { name: 'By pigeon', price: 0 }),
    await client.put('/api/Deliverys/1', { price: 0 }),
    await client.delete('/api/Deliverys/1'),
  ])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  expect((await client.get('/api/Deliverys/1')).json().data.price).toBe(0.99)
})
