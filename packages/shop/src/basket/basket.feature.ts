import assert from 'node:assert/strict'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { couponCode } from './coupons.ts'
import { acceptQuantity, chooseBasket, isForSale, mayReadBasket, reachItems, readCoupon } from './seams.ts'

const DAY = 24 * 60 * 60 * 1000

/** The shop's time, read from the creation time of a new basket. */
async function timeIn(visitor: Visitor, basketId: number): Promise<number> {
  return Date.parse((await visitor.get(`/rest/basket/${basketId}`)).json().data.createdAt)
}

export const features: readonly Feature[] = [
  defineFeature(acceptQuantity, {
    'customers order one of a product, or several': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 1 })
      assert.equal(added.status, 200)
      const changed = await visitor.put(`/api/BasketItems/${added.json().data.id}`, { quantity: 2 })
      assert.equal(changed.json().data.quantity, 2)
    },
  }),
  defineFeature(chooseBasket, {
    'customers put products into their own basket': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: String(basketId), quantity: 1 })
      assert.equal(added.status, 200)
      assert.equal(added.json().data.BasketId, basketId)
    },
    'the order of the fields does not matter': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const added = await visitor.post('/api/BasketItems', { quantity: 1, BasketId: basketId, ProductId: 1 })
      assert.equal(added.json().data.BasketId, basketId)
    },
  }),
  defineFeature(isForSale, {
    'every product that the search shows and that is in stock can be put into a basket': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const stock = (await visitor.get('/api/Quantitys')).json().data
      const left = new Map(stock.map((row: { ProductId: number; quantity: number }) => [row.ProductId, row.quantity]))
      const { data } = (await visitor.get('/rest/products/search?q=')).json()
      for (const { id, name } of data.filter((product: { id: number }) => Number(left.get(product.id)) > 0)) {
        const { status } = await visitor.post('/api/BasketItems', { ProductId: id, BasketId: basketId, quantity: 1 })
        assert.equal(status, 200, name)
      }
    },
  }),
  defineFeature(mayReadBasket, {
    'customers see the products in their own basket': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 2 })
      const { data } = (await visitor.get(`/rest/basket/${basketId}`)).json()
      assert.equal(data.id, basketId)
      assert.deepEqual(
        data.Products.map((product: { id: number; BasketItem: { quantity: number } }) => [
          product.id,
          product.BasketItem.quantity,
        ]),
        [[1, 2]],
      )
    },
  }),
  defineFeature(reachItems, {
    'customers change and remove the products in their own basket': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const added = await visitor.post('/api/BasketItems', { ProductId: 1, BasketId: basketId, quantity: 1 })
      const path = `/api/BasketItems/${added.json().data.id}`
      assert.equal((await visitor.put(path, { quantity: 3 })).status, 200)
      assert.equal((await visitor.get(path)).json().data.quantity, 3)
      assert.equal((await visitor.delete(path)).status, 200)
      assert.deepEqual((await visitor.get(`/rest/basket/${basketId}`)).json().data.Products, [])
    },
  }),
  defineFeature(readCoupon, {
    'a coupon of this month gives its discount': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      for (const discount of [10, 20]) {
        const code = encodeURIComponent(couponCode(await timeIn(visitor, basketId), discount))
        assert.deepEqual((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).json(), { discount })
      }
    },
    'a coupon of a past month is rejected': async (visitor) => {
      const { basketId } = await visitor.becomeCustomer()
      const code = encodeURIComponent(couponCode((await timeIn(visitor, basketId)) - 40 * DAY, 20))
      assert.equal((await visitor.put(`/rest/basket/${basketId}/coupon/${code}`)).status, 404)
    },
  }),
]
