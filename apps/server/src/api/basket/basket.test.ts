import type { Call } from '@fruit/contracts/call'
import { sessionOf } from '@fruit/shop/accounts/tokens'
import { couponCode } from '@fruit/shop/basket/coupons'
import { basketItemRemoved, basketItemStored, basketRead, couponApplied } from '@fruit/shop/basket/facts'
import { basketRoutes } from '@fruit/shop/basket/routes'
import {
  acceptQuantity,
  chooseBasket,
  isForSale,
  mayReadBasket,
  reachItems,
  readCoupon,
  type SentItem,
} from '@fruit/shop/basket/seams'
import { encodeZ85 } from '@fruit/shop/basket/z85'
import type { Client } from '@fruit/world/client'
import type { Handler, RequestDetails } from '@fruit/world/route'
import { Visit } from '@fruit/world/visit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCustomer,
  addItem,
  aFullBasket,
  applyCoupon,
  changeItem,
  goneProduct,
  readBasket,
} from '../../testing/basket-calls.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

const flaw = (implementation: unknown) => ({ label: 'flaw', source: 'test', implementation })

describe('a basket', () => {
  it('shows its products, each with how much of it there is', async () => {
    const { client, basketId, item } = await aFullBasket(testApp.learner())
    const { status, data } = (await readBasket(client, basketId)).json()
    expect(status).toBe('success')
    expect(data).toMatchObject({ id: basketId, coupon: null, UserId: expect.any(Number) })
    expect(data.Products).toHaveLength(1)
    const { BasketItem, ...product } = data.Products[0]
    expect(BasketItem).toEqual(item)
    expect(product).toEqual((await client.get('/api/Products/2')).json().data)
  })

  it('keeps the order in which products were put into it', async () => {
    const { client, basketId } = await aFullBasket(testApp.learner())
    await addItem(client, { ProductId: 1, BasketId: basketId, quantity: 1 })
    const { Products } = (await readBasket(client, basketId)).json().data
    expect(Products.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  })

  it('shows a product that was taken off the shelf since', async () => {
    const { learner, client, basketId } = await aFullBasket(testApp.learner())
    learner.inside(({ db }) =>
      db.run({ sql: "UPDATE Products SET deletedAt = '2026-11-21T00:00:00.000Z' WHERE id = 2", parameters: [] }),
    )
    expect((await readBasket(client, basketId)).json().data.Products[0]).toMatchObject({
      id: 2,
      deletedAt: expect.any(String),
    })
  })

  it('is for its owner alone', async () => {
    const { learner, client } = await aFullBasket(testApp.learner())
    expect((await readBasket(client, 1)).status).toBe(403)
    expect((await readBasket(learner.client(), 1)).status).toBe(401)
  })

  it('that there is not is null, also where its id can be none', async () => {
    const { client } = await aCustomer(testApp.learner())
    for (const id of [987654, 'undefined', 'NaN', '1.5', '-1'])
      expect((await readBasket(client, id)).json()).toEqual({ status: 'success', data: null })
  })
})

describe('a coupon', () => {
  const storedOn = async (client: Client, basketId: number) => (await readBasket(client, basketId)).json().data.coupon

  it('of this month gives its discount, and stays on the basket', async () => {
    const { client, basketId } = await aCustomer(testApp.learner())
    const code = couponCode(NOW, 15)
    const applied = await applyCoupon(client, basketId, code)
    expect(applied.json()).toEqual({ discount: 15 })
    expect(await storedOn(client, basketId)).toBe(code)
  })

  it.each([
    ['of another month', couponCode(NOW - 30 * 24 * 60 * 60 * 1000, 15)],
    ['that no campaign would give', 'pes[Chz3)x'],
    ['that is none', 'give me all'],
    ['that is almost one', encodeZ85(Buffer.from('xNOV26-1'))],
  ])('%s is refused, and takes the one before off', async (_title, code) => {
    const { client, basketId } = await aCustomer(testApp.learner())
    await applyCoupon(client, basketId, couponCode(NOW, 15))
    const refused = await applyCoupon(client, basketId, code)
    expect(refused.status).toBe(404)
    expect(refused.headers['content-type']).toMatch(/^text\/plain/)
    expect(await storedOn(client, basketId)).toBeNull()
  })

  it('goes on no basket but one’s own', async () => {
    const { learner, client } = await aCustomer(testApp.learner())
    for (const basketId of [1, 987654])
      expect((await applyCoupon(client, basketId, couponCode(NOW, 15))).status).toBe(403)
    expect((await applyCoupon(learner.client(), 1, couponCode(NOW, 15))).status).toBe(401)
    expect(
      learner.inside(({ db }) => db.first({ sql: 'SELECT coupon FROM Baskets WHERE id = 1', parameters: [] })),
    ).toEqual({ coupon: null })
  })
})

describe('what happened to a basket', () => {
  it('is recorded', async () => {
    const { learner, token, basketId } = await aCustomer(testApp.learner())
    const code = couponCode(NOW, 15)
    const visit = await learner.inside(async (world) => new Visit(world, await sessionOf(world, token)))
    const find = (method: string, path: string) =>
      basketRoutes.find(({ call }) => call.method === method && call.path === path)!.handler as Handler<Call>
    const details = { rawBody: '', address: '127.0.0.1', headers: {} } as RequestDetails
    const body = { ProductId: 2, BasketId: basketId, quantity: 1 }
    const input = (params: object) => ({ params, body, query: {} }) as never
    await find('GET', '/rest/basket/:id')(visit, input({ id: basketId }), details)
    await find('PUT', '/rest/basket/:id/coupon/:coupon')(visit, input({ id: basketId, coupon: code }), details)
    const added = (await find('POST', '/api/BasketItems')(visit, input({}), details)) as { data: { id: number } }
    const itemId = added.data.id
    await find('PUT', '/api/BasketItems/:id')(visit, input({ id: itemId }), details)
    await find('DELETE', '/api/BasketItems/:id')(visit, input({ id: itemId }), details)
    const stored = { itemId, basketId, ownBasketId: basketId, productId: 2, quantity: 1 }
    expect(visit.takeJournal()).toEqual([
      { fact: basketRead, data: { basketId, ownBasketId: basketId } },
      { fact: couponApplied, data: { basketId, code, discount: 15 } },
      { fact: basketItemStored, data: { how: 'added', ...stored } },
      { fact: basketItemStored, data: { how: 'changed', ...stored } },
      { fact: basketItemRemoved, data: { itemId, basketId, ownBasketId: basketId } },
    ])
  })
})

describe('a flaw in a seam of the basket', () => {
  it('that lets everybody read shows the basket of somebody else, and still none that there is not', async () => {
    const { client } = await aCustomer(testApp.learner(new Map([[mayReadBasket.name, flaw(() => true)]])))
    const { data } = (await readBasket(client, 1)).json()
    expect(data).toMatchObject({ id: 1, UserId: 1 })
    expect(data.Products.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
    expect((await readBasket(client, 987654)).json().data).toBeNull()
  })

  it('that checks the first of two keys and stores the last fills the basket of somebody else', async () => {
    const firstForTheCheck = ({ basketId, rawBody }: SentItem, own: number | null) =>
      Number(/"BasketId"\s*:\s*"?(\d+)/.exec(rawBody)?.[1]) === own ? basketId : null
    const { client, basketId } = await aCustomer(
      testApp.learner(new Map([[chooseBasket.name, flaw(firstForTheCheck)]])),
    )
    const twice = (last: number) => `{"ProductId":6,"BasketId":"${basketId}","quantity":1,"BasketId":"${last}"}`
    expect((await addItem(client, twice(1))).json().data).toMatchObject({ BasketId: 1 })
    expect((await addItem(client, twice(987654))).status).toBe(401)
    expect((await addItem(client, { ProductId: 6, BasketId: 1, quantity: 1 })).status).toBe(401)
  })

  it('that reaches every item lets everybody change and remove it', async () => {
    const { client } = await aCustomer(testApp.learner(new Map([[reachItems.name, flaw(() => ({}))]])))
    expect((await changeItem(client, 1, { quantity: 1 })).json().data).toMatchObject({ BasketId: 1, quantity: 1 })
    expect((await client.delete('/api/BasketItems/1')).status).toBe(200)
  })

  it('that takes any quantity, product or coupon lets it into the basket', async () => {
    const { learner, client, basketId } = await aCustomer(
      testApp.learner(
        new Map([
          [acceptQuantity.name, flaw(() => true)],
          [isForSale.name, flaw(() => true)],
          [readCoupon.name, flaw(() => 80)],
        ]),
      ),
    )
    const added = await addItem(client, { ProductId: goneProduct(learner), BasketId: basketId, quantity: 1 })
    expect(added.status).toBe(200)
    expect((await changeItem(client, added.json().data.id, { quantity: -100 })).json().data.quantity).toBe(-100)
    expect((await applyCoupon(client, basketId, 'pes[Chz3)x')).json()).toEqual({ discount: 80 })
  })
})
