import * as calls from '@fruit/contracts/calls/basket'
import { deluxeTokenOf } from '@fruit/shop/accounts/deluxe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import {
  addItem,
  changeItem,
  createCustomer,
  createFullBasket,
  deletedProductId,
  readBasket,
  setStock,
} from '../../support/basket-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

describe('POST /api/BasketItems', () => {
  it('returns 200 with the stored item', async () => {
    const { client, basketId } = await createCustomer(testApp.learner())
    const added = await addItem(client, { ProductId: 2, BasketId: String(basketId), quantity: 3, id: 77 })
    expect(added.status).toBe(200)
    const time = new Date(NOW).toISOString()
    expect(added.json()).toEqual({
      status: 'success',
      data: {
        id: expect.any(Number),
        ProductId: 2,
        BasketId: basketId,
        quantity: 3,
        createdAt: time,
        updatedAt: time,
      },
    })
    expect(added.json().data.id).not.toBe(77)
  })

  it('rejects the basket of another account with the error text of the interface', async () => {
    const { client } = await createCustomer(testApp.learner())
    const added = await addItem(client, { ProductId: 2, BasketId: 1, quantity: 1 })
    expect(added.status).toBe(401)
    expect(added.text).toMatch(/^\{'error' : '.+'\}$/)
  })

  it.each([
    (own: number) => `{"ProductId":2,"BasketId":"${own}","quantity":1,"BasketId":"1"}`,
    (own: number) => `{"ProductId":2,"BasketId":"1","quantity":1,"BasketId":"${own}"}`,
  ])('does not write to another basket when the key BasketId is duplicated', async (body) => {
    const { learner, client, basketId } = await createCustomer(testApp.learner())
    const itemsOfOthers = () =>
      learner.inside(({ db }) =>
        db.all({ sql: 'SELECT * FROM BasketItems WHERE BasketId <> ?', parameters: [basketId] }),
      )
    const before = itemsOfOthers()
    await addItem(client, body(basketId))
    expect(itemsOfOthers()).toEqual(before)
  })

  it('enforces the limit per customer, except for deluxe members', async () => {
    const { learner, client, basketId, email } = await createCustomer(testApp.learner())
    setStock(learner, 1, 10, 5)
    const six = { ProductId: 1, BasketId: basketId, quantity: 6 }
    const refused = await addItem(client, six)
    expect(refused.status).toBe(400)
    expect(refused.json().error).toMatch(/up to 5/)
    learner.inside((world) =>
      world.db.run({
        sql: "UPDATE Users SET role = 'deluxe', deluxeToken = ? WHERE email = ?",
        parameters: [deluxeTokenOf(world, email), email],
      }),
    )
    expect((await addItem(client, six)).status).toBe(200)
  })

  it('rejects a quantity above the stock', async () => {
    const { learner, client, basketId } = await createCustomer(testApp.learner())
    setStock(learner, 2, 4, null)
    expect((await addItem(client, { ProductId: 2, BasketId: basketId, quantity: 5 })).status).toBe(400)
    expect((await addItem(client, { ProductId: 2, BasketId: basketId, quantity: 4 })).status).toBe(200)
  })

  it.each([0, -1, -100, '-5'])('rejects the quantity %j', async (quantity) => {
    const { client, basketId } = await createCustomer(testApp.learner())
    const refused = await addItem(client, { ProductId: 2, BasketId: basketId, quantity })
    expect(refused.status).toBe(400)
    expect(refused.json().error).toEqual(expect.any(String))
  })

  it('rejects a product that is already in the basket', async () => {
    const { client, basketId } = await createFullBasket(testApp.learner())
    const again = await addItem(client, { ProductId: 2, BasketId: basketId, quantity: 1 })
    expect(again.status).toBe(400)
    expect(again.json().error).toEqual(expect.any(String))
  })

  it('rejects deleted and unknown products', async () => {
    const { learner, client, basketId } = await createCustomer(testApp.learner())
    for (const ProductId of [deletedProductId(learner), 987654])
      expect((await addItem(client, { ProductId, BasketId: basketId, quantity: 1 })).status).toBe(404)
  })

  it.each([{ quantity: 1.5 }, { quantity: 'two' }, { quantity: null }, { ProductId: {} }, { BasketId: [1] }])(
    'rejects %j',
    async (part) => {
      const { client, basketId } = await createCustomer(testApp.learner())
      expect((await addItem(client, { ProductId: 2, BasketId: basketId, quantity: 1, ...part })).status).toBe(400)
    },
  )

  it('uses the basket of the account by default', async () => {
    const { client, basketId } = await createCustomer(testApp.learner())
    expect((await addItem(client, { ProductId: 2, quantity: 1 })).json().data.BasketId).toBe(basketId)
  })

  it('requires a session', async () => {
    expect((await addItem(testApp.learner().client(), { ProductId: 2, BasketId: 1, quantity: 1 })).status).toBe(401)
  })
})

describe('basket items', () => {
  it('are listed to their owner only', async () => {
    const { learner, client, item } = await createFullBasket(testApp.learner())
    const list = await client.get('/api/BasketItems')
    expectMatchesContract(calls.listBasketItems, list)
    expect(list.json()).toEqual({ status: 'success', data: [item] })
    const other = await learner.client().get('/api/BasketItems')
    expect(other.status).toBe(401)
    expectMatchesContract(calls.listBasketItems, other)
  })

  it('are not listed for the BasketId of another account', async () => {
    const { client } = await createFullBasket(testApp.learner())
    expect((await client.get('/api/BasketItems?BasketId=1')).json().data).toEqual([])
  })

  it('are returned by their id', async () => {
    const { client, item } = await createFullBasket(testApp.learner())
    const one = await client.get(`/api/BasketItems/${item.id}`)
    expectMatchesContract(calls.getBasketItem, one)
    expect(one.json()).toEqual({ status: 'success', data: item })
  })

  it('accept a change of quantity only', async () => {
    const { client, basketId, item } = await createFullBasket(testApp.learner())
    const changed = await changeItem(client, item.id, { quantity: '4', ProductId: 2, BasketId: basketId })
    expect(changed.json()).toEqual({ status: 'success', data: { ...item, quantity: 4 } })
    for (const [field, value] of [
      ['BasketId', 1],
      ['ProductId', 1],
    ] as const) {
      const refused = await changeItem(client, item.id, { quantity: 1, [field]: value })
      expect(refused.status).toBe(400)
      expect(refused.json().errors[0].field).toBe(field)
    }
    expect((await changeItem(client, item.id, {})).json().data.quantity).toBe(4)
  })

  it('reject quantities below one, above the stock and above the limit per customer', async () => {
    const { learner, client, item } = await createFullBasket(testApp.learner())
    for (const quantity of [0, -1]) expect((await changeItem(client, item.id, { quantity })).status).toBe(400)
    setStock(learner, 2, 7, null)
    expect((await changeItem(client, item.id, { quantity: 8 })).json().error).toEqual(expect.any(String))
    expect((await changeItem(client, item.id, { quantity: 7 })).status).toBe(200)
    setStock(learner, 2, 7, 3)
    expect((await changeItem(client, item.id, { quantity: 4 })).json().error).toMatch(/up to 3/)
  })

  it('are removed from the basket', async () => {
    const { client, basketId, item } = await createFullBasket(testApp.learner())
    const removed = await client.delete(`/api/BasketItems/${item.id}`)
    expectMatchesContract(calls.removeBasketItem, removed)
    expect(removed.json()).toEqual({ status: 'success', data: {} })
    expect((await readBasket(client, basketId)).json().data.Products).toEqual([])
    const again = await client.delete(`/api/BasketItems/${item.id}`)
    expect(again.status).toBe(404)
    expectMatchesContract(calls.removeBasketItem, again)
  })

  it('of another account return 404, like missing ones', async () => {
    const { learner, client } = await createCustomer(testApp.learner())
    const answers = [
      [calls.getBasketItem, await client.get('/api/BasketItems/1')],
      [calls.changeBasketItem, await client.put('/api/BasketItems/1', { quantity: 1 })],
      [calls.removeBasketItem, await client.delete('/api/BasketItems/1')],
      [calls.getBasketItem, await client.get('/api/BasketItems/987654')],
    ] as const
    for (const [call, answer] of answers) {
      expect(answer.status).toBe(404)
      expectMatchesContract(call, answer)
    }
    const anybody = learner.client()
    const unauthorised = [
      [calls.getBasketItem, await anybody.get('/api/BasketItems/1')],
      [calls.changeBasketItem, await anybody.put('/api/BasketItems/1', { quantity: 1 })],
      [calls.removeBasketItem, await anybody.delete('/api/BasketItems/1')],
    ] as const
    for (const [call, answer] of unauthorised) {
      expect(answer.status).toBe(401)
      expectMatchesContract(call, answer)
    }
    expect(
      learner.inside(({ db }) => db.first({ sql: 'SELECT quantity FROM BasketItems WHERE id = 1', parameters: [] })),
    ).toEqual({ quantity: 2 })
  })
})
