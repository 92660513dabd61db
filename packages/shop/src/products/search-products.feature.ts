import assert from 'node:assert/strict'
import { defineFeature, type Visitor } from '../feature.ts'
import { searchProducts } from './seams.ts'

interface Product {
  readonly id: number
  readonly name: string
  readonly description: string
}

const found = async (visitor: Visitor, term: string): Promise<Product[]> =>
  (await visitor.get(`/rest/products/search?q=${encodeURIComponent(term)}`)).json().data
const forSale = async (visitor: Visitor): Promise<Product[]> => (await visitor.get('/api/Products')).json().data

export const feature = defineFeature(searchProducts, {
  'whoever searches for nothing finds everything that is for sale, by name': async (visitor) => {
    const products = await found(visitor, '')
    const ids = (all: readonly Product[]) => all.map(({ id }) => id).sort((a, b) => a - b)
    assert.deepEqual(ids(products), ids(await forSale(visitor)))
    const names = products.map(({ name }) => name)
    assert.deepEqual(names, [...names].sort())
  },
  'a product is found by its whole name, with brackets, dots and dashes': async (visitor) => {
    const punctuated = (await forSale(visitor)).filter(
      ({ name }) => /[^\p{L}\p{N} ]/u.test(name) && !name.includes("'"),
    )
    for (const { id, name } of punctuated.slice(0, 2))
      assert.ok((await found(visitor, name)).some((product) => product.id === id))
  },
  'a product is found by a word of its description, in small letters': async (visitor) => {
    const [product] = await forSale(visitor)
    const word = /[a-z]{5,}/i.exec(product?.description ?? '')?.[0].toLowerCase() ?? ''
    assert.ok((await found(visitor, word)).some(({ id }) => id === product?.id))
  },
  'a term that no product has finds nothing': async (visitor) => {
    assert.deepEqual(await found(visitor, 'no product is called like this'), [])
  },
})
