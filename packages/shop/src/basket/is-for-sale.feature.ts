import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { isForSale } from './seams.ts'

export const feature = defineFeature(isForSale, {
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
})
