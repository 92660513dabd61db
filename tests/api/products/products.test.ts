import * as calls from '@fruit/contracts/calls/products'
import * as stock from '@fruit/contracts/calls/products'
import { productAdded, productChanged } from '@fruit/shop/products/facts'
import { admitNewProduct, admitProductChange, cleanDescription } from '@fruit/shop/products/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(productAdded, productChanged)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const asJson = { headers: { accept: 'application/json' } }
const XSS = '<iframe src="javascript:alert(`xss`)">'

describe('/api/Products', () => {
  const PRODUCT = { name: 'Windfall Punch', description: 'Picked <b>up</b>, not off.', price: 3.5 }

  it('lets administrators add products, with default deluxe price and image', async () => {
    const { client } = await createMember(testApp.learner(), 'admin')
    const response = await client.post('/api/Products', { ...PRODUCT, id: 1, deletedAt: 'now', color: 'red' })
    expectMatchesContract(calls.createProduct, response)
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ ...PRODUCT, deluxePrice: 3.5, image: 'undefined.png', deletedAt: null })
    expect(data.id).toBeGreaterThan(1)
    expect(response.headers.location).toBe(`/api/Products/${data.id}`)
    expect((await client.get(response.headers.location as string)).json().data).toEqual(data)
  })

  it('rejects new products of customers and visitors', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const before = rowsOf(learner, 'Products')
    const refused = await client.post('/api/Products', PRODUCT)
    expect(refused.status).toBe(403)
    expectMatchesContract(calls.createProduct, refused)
    expect((await learner.client().post('/api/Products', PRODUCT)).status).toBe(401)
    expect(rowsOf(learner, 'Products')).toEqual(before)
  })

  it.each([
    [{ description: 'Nameless', price: 1 }, 'name'],
    [{ ...PRODUCT, name: '  ' }, 'name'],
    [{ ...PRODUCT, name: 'x'.repeat(201) }, 'name'],
    [{ ...PRODUCT, price: -1 }, 'price'],
    [{ ...PRODUCT, price: undefined }, 'price'],
    [{ ...PRODUCT, deluxePrice: 1e9 }, 'deluxePrice'],
    [{ ...PRODUCT, image: 'javascript:alert(1)' }, 'image'],
    [{ ...PRODUCT, description: 'x'.repeat(2001) }, 'description'],
  ])('rejects invalid fields with an error for the field: %j', async (body, field) => {
    const { client } = await createMember(testApp.learner(), 'admin')
    const response = await client.post('/api/Products', body)
    expect(response.status).toBe(400)
    expectMatchesContract(calls.createProduct, response)
    expect(response.json()).toEqual({
      message: 'Validation error',
      errors: [{ field, message: expect.stringMatching(/\S+ \S+/) }],
    })
  })

  it('lets administrators change the sent columns', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'admin')
    const [before] = rowsOf<Record<string, unknown>>(learner, 'Products')
    const response = await client.put('/api/Products/1', { description: 'New.', deletedAt: 'now', id: 2 })
    expectMatchesContract(calls.changeProduct, response)
    const { updatedAt, ...after } = response.json().data
    const { updatedAt: _, ...unchanged } = before!
    expect(after).toEqual({ ...unchanged, description: 'New.' })
    expect(rowsOf<Record<string, unknown>>(learner, 'Products')[0]).toEqual({ ...after, updatedAt })
  })

  it('lets accounting change the price only', async () => {
    const { client } = await createMember(testApp.learner(), 'accounting')
    const response = await client.put('/api/Products/1', { price: 2.5 })
    expectMatchesContract(calls.changeProduct, response)
    expect(response.json().data.price).toBe(2.5)
    expect((await client.put('/api/Products/1', { price: 2, description: 'Ours.' })).status).toBe(403)
    expect((await client.put('/api/Products/1', { price: -2 })).json().errors[0].field).toBe('price')
  })

  it('rejects changes by customers and visitors', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const before = rowsOf(learner, 'Products')
    for (const [visitor, status] of [
      [client, 403],
      [learner.client(), 401],
    ] as const) {
      const response = await visitor.put('/api/Products/1', { description: 'Mine.' }, asJson)
      expect(response.status).toBe(status)
      expectMatchesContract(calls.changeProduct, response)
    }
    expect(rowsOf(learner, 'Products')).toEqual(before)
  })

  it('returns 404 for a change of a deleted product', async () => {
    const { client } = await createMember(testApp.learner(), 'admin')
    const response = await client.put('/api/Products/10', { price: 1 })
    expect(response.status).toBe(404)
    expectMatchesContract(calls.changeProduct, response)
  })

  it('keeps links and emphasis in the description and removes active markup', async () => {
    const { client } = await createMember(testApp.learner(), 'admin')
    const description = async (text: string) =>
      (await client.put('/api/Products/1', { description: text })).json().data.description
    const link = 'Plain. <a href="https://regret.example" target="_blank">More...</a>'
    expect(await description(link)).toBe(link)
    expect(await description(XSS)).toBe('')
    expect(await description(`<<script>Foo</script>iframe src="javascript:alert(1)">`)).not.toMatch(/<iframe/)
    expect(await description('<p onclick="x()">a</p><a href="javascript:x()">b</a><img src=x onerror=x()>')).toBe(
      '<p>a</p><a>b</a>',
    )
  })

  it('accepts any change from anyone with flawed seams', async () => {
    const learner = flawedLearner(
      testApp,
      [admitProductChange, () => true],
      [admitNewProduct, () => true],
      [cleanDescription, (html: string) => html],
    )
    const visitor = learner.client()
    expect((await visitor.put('/api/Products/1', { description: XSS })).json().data.description).toBe(XSS)
    const { client } = await createMember(learner)
    expect((await client.post('/api/Products', { ...PRODUCT, description: XSS })).json().data.description).toBe(XSS)
  })

  it('records who changed which product', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner, 'admin')
    const [{ description: before }] = rowsOf<{ description: string }>(learner, 'Products') as [{ description: string }]
    await client.put('/api/Products/1', { description: 'New.' })
    await client.post('/api/Products', PRODUCT)
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: productChanged.name,
        data: expect.objectContaining({
          productId: 1,
          actor: id,
          before: expect.objectContaining({ description: before }),
          after: expect.objectContaining({ description: 'New.' }),
        }),
      },
      {
        fact: productAdded.name,
        data: expect.objectContaining({ actor: id, product: expect.objectContaining(PRODUCT) }),
      },
    ])
  })
})

describe('/api/Quantitys', () => {
  it('lists the stock to anyone', async () => {
    const response = await testApp.learner().client().get('/api/Quantitys?ProductId=1')
    expectMatchesContract(stock.listStock, response)
    expect(response.json().data).toEqual([expect.objectContaining({ id: 1, ProductId: 1, limitPerUser: 5 })])
  })

  it('lets accounting change the stock', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'accounting')
    const changed = await client.put('/api/Quantitys/1', { quantity: 7, ProductId: 2 })
    expectMatchesContract(stock.changeStock, changed)
    expect(changed.json().data).toMatchObject({ quantity: 7, ProductId: 1, limitPerUser: 5 })
    const limited = await client.put('/api/Quantitys/1', { limitPerUser: null })
    expect(limited.json().data).toMatchObject({ quantity: 7, limitPerUser: null })
    const read = await client.get('/api/Quantitys/1')
    expectMatchesContract(stock.getStock, read)
    expect(read.json().data.quantity).toBe(7)
  })

  it.each(['admin', 'customer', 'deluxe'] as const)('rejects changes by the role %s', async (role) => {
    const { client } = await createMember(testApp.learner(), role)
    const change = await client.put('/api/Quantitys/1', { quantity: 7 })
    expectMatchesContract(stock.changeStock, change)
    expect(change.status).toBe(403)
    expect(change.json()).toEqual({ error: expect.any(String) })
    expect((await client.get('/api/Quantitys/1')).status).toBe(403)
  })

  it('rejects changes by visitors, even with a forged X-Forwarded-For header', async () => {
    const visitor = testApp.learner().client()
    const headers = { 'x-forwarded-for': '123.456.789' }
    expect((await visitor.put('/api/Quantitys/1', { quantity: 7 }, { headers })).status).toBe(403)
  })

  it.each([{ quantity: -1 }, { quantity: 1.5 }, { quantity: 1e9 }, { limitPerUser: 0 }, { limitPerUser: -5 }])(
    'rejects the change %j',
    async (body) => {
      const learner = testApp.learner()
      const { client } = await createMember(learner, 'accounting')
      const before = rowsOf(learner, 'Quantities')
      const response = await client.put('/api/Quantitys/1', body)
      expect(response.status).toBe(400)
      expect(response.json().errors).toEqual([{ field: Object.keys(body)[0], message: expect.any(String) }])
      expect(rowsOf(learner, 'Quantities')).toEqual(before)
    },
  )

  it('returns 404 for an unknown id', async () => {
    const { client } = await createMember(testApp.learner(), 'accounting')
    expect((await client.put('/api/Quantitys/999', { quantity: 7 })).status).toBe(404)
  })
})

describe('GET /rest/products/search', () => {
  const found = async (term: string, language: string): Promise<{ description: string }[]> => {
    const headers = { cookie: `language=${language}` }
    const client = testApp.learner().client()
    return (await client.get(`/rest/products/search?q=${encodeURIComponent(term)}`, { headers })).json().data
  }

  it.each(['Äpfel gepflückt', 'äpfel GEPFLÜCKT', 'niemand HAT diese'])(
    'finds German descriptions in any case: %s',
    async (term) => {
      const [product, ...others] = await found(term, 'de_DE')
      expect(product!.description).toMatch(/^Niemand hat diese Äpfel gepflückt\./)
      expect(others).toEqual([])
      expect(await found(term, 'en')).toEqual([])
    },
  )

  it('returns each product once, sorted by name', async () => {
    const names = (await found('a', 'de_DE')).map((product) => (product as unknown as { name: string }).name)
    expect(names).toEqual([...new Set(names)].sort())
  })
})
