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
import type { Handler, RequestDetails } from '@fruit/world/route'
import { Visit } from '@fruit/world/visit'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addItem,
  applyCoupon,
  changeItem,
  createCustomer,
  createFullBasket,
  deletedProductId,
  readBasket,
} from '../../support/basket-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

const flaw = (implementation: unknown) => ({ label: 'flaw', source: 'test', implementation })

describe('GET /rest/basket/:id', () => {
  it('returns the products with their quantities', async () => {
    const { client, basketId, item } = await createFullBasket(testApp.learner())
    const { status, data } = (await readBasket(client, basketId)).json()
    expect(status).toBe('success')
    expect(data).toMatchObject({ id: basketId, coupon: null, UserId: expect.any(Number) })
    expect(data.Products).toHaveLength(1)
    const { BasketItem, ...product } = data.Products[0]
    expect(BasketItem).toEqual(item)
    expect(product).toEqual((await client.get('/api/Products/2')).json().data)
  })

  it('keeps the order in which products were added', async () => {
    const { client, basketId } = await createFullBasket(testApp.learner())
    await addItem(client, { ProductId: 1, BasketId: basketId, quantity: 1 })
    const { Products } = (await readBasket(client, basketId)).json().data
    expect(Products.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  })

  it('includes products that were deleted since', async () => {
    const { learner, client, basketId } = await createFullBasket(testApp.learner())
    learner.inside(({ db }) =>
      db.run({ sql: "UPDATE Products SET deletedAt = '2026-11-21T00:00:00.000Z' WHERE id = 2", parameters: [] }),
    )
    expect((await readBasket(client, basketId)).json().data.Products[0]).toMatchObject({
      id: 2,
      deletedAt: expect.any(String),
    })
  })

  it('rejects other accounts and visitors', async () => {
    const { learner, client } = await createFullBasket(testApp.learner())
    expect((await readBasket(client, 1)).status).toBe(403)
    expect((await readBasket(learner.client(), 1)).status).toBe(401)
  })

  it('returns null for a missing or malformed id', async () => {
    const { client } = await createCustomer(testApp.learner())
    for (const id of [987654, 'undefined', 'NaN', '1.5', '-1'])
      expect((await readBasket(client, id)).json()).toEqual({ status: 'success', data: null })
  })
})

describe('coupons', () => {
  const storedOn = async (client: Client, basketId: number) => (await readBasket(client, basketId)).json().data.coupon

  it('of this month give their discount and stay on the basket', async () => {
    const { client, basketId } = await createCustomer(testApp.learner())
    const code = couponCode(NOW, 15)
    const applied = await applyCoupon(client, basketId, code)
    expect(applied.json()).toEqual({ discount: 15 })
    expect(await storedOn(client, basketId)).toBe(code)
  })

  it.each([
    ['of another month', couponCode(NOW - 30 * 24 * 60 * 60 * 1000, 15)],
    ['with a discount that was never offered', 'pes[Chz3)x'],
    ['that are not coupons', 'give me all'],
    ['that are malformed', encodeZ85(Buffer.from('xNOV26-1'))],
  ])('%s are rejected and remove the earlier coupon', async (_title, code) => {
    const { client, basketId } = await createCustomer(testApp.learner())
    await applyCoupon(client, basketId, couponCode(NOW, 15))
    const refused = await applyCoupon(client, basketId, code)
    expect(refused.status).toBe(404)
    expect(refused.headers['content-type']).toMatch(/^text\/plain/)
    expect(await storedOn(client, basketId)).toBeNull()
  })

  it('are rejected for the basket of another account', async () => {
    const { learner, client } = await createCustomer(testApp.learner())
    for (const basketId of [1, 987654])
      expect((await applyCoupon(client, basketId, couponCode(NOW, 15))).status).toBe(403)
    expect((await applyCoupon(learner.client(), 1, couponCode(NOW, 15))).status).toBe(401)
    expect(
      learner.inside(({ db }) => db.first({ sql: 'SELECT coupon FROM Baskets WHERE id = 1', parameters: [] })),
    ).toEqual({ coupon: null })
  })
})

describe('facts about a basket', () => {
  it('are recorded', async () => {
    const { learner, token, basketId } = await createCustomer(testApp.learner())
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

describe('a flawed seam', () => {
  it('for reading shows the basket of another account, and null for a missing one', async () => {
    const { client } = await createCustomer(testApp.learner(new Map([[mayReadBasket.name, flaw(() => true)]])))
    const { data } = (await readBasket(client, 1)).json()
    expect(data).toMatchObject({ id: 1, UserId: 1 })
    expect(data.Products.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
    expect((await readBasket(client, 987654)).json().data).toBeNull()
  })

  it('that checks the first of two duplicate keys fills the basket of another account', async () => {
    const firstForTheCheck = ({ basketId, rawBody }: SentItem, own: number | null) =>
      Number(/"BasketId"\s*:\s*"?(\d+)/.exec(rawBody)?.[1]) === own ? basketId : null
    const { client, basketId } = await createCustomer(
      testApp.learner(new Map([[chooseBasket.name, flaw(firstForTheCheck)]])),
    )
    const twice = (last: number) => `{"ProductId":6,"BasketId":"${basketId}","quantity":1,"BasketId":"${last}"}`
    expect((await addItem(client, twice(1))).json().data).toMatchObject({ BasketId: 1 })
    expect((await addItem(client, twice(987654))).status).toBe(401)
    expect((await addItem(client, { ProductId: 6, BasketId: 1, quantity: 1 })).status).toBe(401)
  })

  it('that reaches every item allows changing and removing it', async () => {
    const { client } = await createCustomer(testApp.learner(new Map([[reachItems.name, flaw(() => ({}))]])))
    expect((await changeItem(client, 1, { quantity: 1 })).json().data).toMatchObject({ BasketId: 1, quantity: 1 })
    expect((await client.delete('/api/BasketItems/1')).status).toBe(200)
  })

  it('that accepts any quantity, product or coupon lets it into the basket', async () => {
    const { learner, client, basketId } = await createCustomer(
      testApp.learner(
        new Map([
          [acceptQuantity.name, flaw(() => true)],
          [isForSale.name, flaw(() => true)],
          [readCoupon.name, flaw(() => 80)],
        ]),
      ),
    )
    const added = await addItem(client, { ProductId: deletedProductId(learner), BasketId: basketId, quantity: 1 })
    expect(added.status).toBe(200)
    expect((await changeItem(client, added.json().data.id, { quantity: -100 })).json().data.quantity).toBe(-100)
    expect((await applyCoupon(client, basketId, 'pes[Chz3)x')).json()).toEqual({ discount: 80 })
  })
})
