import assert from 'node:assert/strict'
import { showDescription, showSearchTerm } from '@fruit/isomorphic/products/seams'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { admitNewProduct, admitProductChange, cleanDescription, searchProducts } from './seams.ts'

const somebody = { accountId: 99, email: 'a@b.test', basketId: null, token: '' }

interface Product {
  readonly id: number
  readonly name: string
  readonly description: string
}

const found = async (visitor: Visitor, term: string): Promise<Product[]> =>
  (await visitor.get(`/rest/products/search?q=${encodeURIComponent(term)}`)).json().data
const forSale = async (visitor: Visitor): Promise<Product[]> => (await visitor.get('/api/Products')).json().data

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const shown = (markup: string) =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name]!)

const reads = (term: string) => async (_visitor: unknown, show: (term: string) => Promise<string>) =>
  assert.equal(shown(await show(term)), term)

export const features: readonly Feature[] = [
  defineFeature(admitNewProduct, {
    'administrators add products': (_visitor, admit) => {
      assert.equal(admit({ accountId: 99, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), true)
    },
  }),
  defineFeature(admitProductChange, {
    'administrators change every column of a product': async (_visitor, admit) => {
      assert.equal(await admit({ ...somebody, role: 'admin' }, ['name', 'description', 'price']), true)
    },
    'accounting changes prices': async (_visitor, admit) => {
      assert.equal(await admit({ ...somebody, role: 'accounting' }, ['price']), true)
    },
  }),
  defineFeature(cleanDescription, {
    'links and emphasis stay in a description': (_visitor, clean) => {
      for (const html of [
        'Plain. <a href="https://regret.example" target="_blank">More...</a>',
        '<p>Picked <b>up</b>, <em>not</em> off.</p><ul><li>cold</li></ul>',
      ])
        assert.equal(clean(html), html)
    },
  }),
  defineFeature(searchProducts, {
    'an empty search returns all products for sale, sorted by name': async (visitor) => {
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
  }),
  defineFeature(showDescription, {
    'text and emphasis of a description are shown unchanged': async (_visitor, show) => {
      for (const html of ['Pressed &amp; cold.', 'Poured <strong>once</strong>, <em>not</em> twice.<br>Ever.'])
        assert.equal(await show(html), html)
    },
    'a link in a description opens its target': async (_visitor, show) =>
      assert.match(
        await show('Plain. <a href="https://regret.example/more" target="_blank">More...</a>'),
        /^Plain\. <a href="https:\/\/regret\.example\/more"[^<>]*>More\.\.\.<\/a>$/,
      ),
  }),
  defineFeature(showSearchTerm, {
    'a term of one word reads as it was typed': reads('apple'),
    'a term with blanks and punctuation reads as it was typed': reads("Eve's apple & pear, 100% pure"),
    'a term in another script reads as it was typed': reads('りんごジュース'),
  }),
]
