import * as accounts from '@fruit/contracts/calls/accounts'
import * as catalog from '@fruit/contracts/calls/catalog'
import * as stock from '@fruit/contracts/calls/stock'
import { productAdded, productChanged } from '@fruit/shop/catalog/facts'
import { admitNewProduct, admitProductChange, cleanDescription } from '@fruit/shop/catalog/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFits } from '../testing/answers-fit.ts'
import { listenTo } from '../testing/fact-listener.ts'
import { aMember, rowsOf } from '../testing/members.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

const facts = listenTo(productAdded, productChanged)
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => house.close())

const asJson = { headers: { accept: 'application/json' } }
const XSS = '<iframe src="javascript:alert(`xss`)">'
const flaw = (implementation: unknown) => ({ label: 'flaw', source: 'test', implementation })

async function products(query: string) {
  const response = await house.learner().client().get(`/api/Products?${query}`)
  expectFits(catalog.listProducts, response)
  return response
}
const names = async (query: string) =>
  (await products(query)).json().data.map(({ name }: { name: string }) => name) as string[]

describe('the list of a resource', () => {
  it('holds every row that is not deleted, in the order of ids', async () => {
    const learner = house.learner()
    const response = await learner.client().get('/api/Products')
    expectFits(catalog.listProducts, response)
    const stored = rowsOf<{ id: number; deletedAt: string | null }>(learner, 'Products')
    expect(stored.some(({ deletedAt }) => deletedAt !== null)).toBe(true)
    expect(response.json().data.map(({ id }: { id: number }) => id)).toEqual(
      stored.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    )
  })

  it('is filtered by the values of columns, of which each may have several', async () => {
    const all = (await products('')).json().data
    expect((await products('id=1')).json().data).toEqual([all[0]])
    expect((await products(`name=${encodeURIComponent(all[1].name)}`)).json().data).toEqual([all[1]])
    expect((await products('id=1&id=2')).json().data).toEqual(all.slice(0, 2))
    expect((await products(`id=1&price=${all[1].price}`)).json().data).toEqual([])
    expect((await products('deletedAt=null&id=1')).json().data).toEqual([all[0]])
  })

  it('takes a text for a text, even where it looks like a number', async () => {
    const learner = house.learner()
    learner.inside(({ db }) => db.run({ sql: "UPDATE Products SET name = '1e3' WHERE id = 1", parameters: [] }))
    const { data } = (await learner.client().get('/api/Products?name=1e3')).json()
    expect(data.map(({ id }: { id: number }) => id)).toEqual([1])
  })

  it('takes no notice of names that are no column', async () => {
    expect((await products('d=Sat%20Nov%2021&constructor=1')).json().data).toEqual((await products('')).json().data)
  })

  it('finds rows of which a text column holds a text, taken as it is written', async () => {
    const all = (await products('')).json().data as { name: string; description: string }[]
    const term = all[0]!.name.slice(2, 7)
    const wanted = all.filter(({ name, description }) =>
      `${name}\n${description}`.toLowerCase().includes(term.toLowerCase()),
    )
    expect(await names(`q=${encodeURIComponent(term.toUpperCase())}`)).toEqual(wanted.map(({ name }) => name))
    expect(await names('q=%25')).toEqual(
      all.filter(({ name, description }) => `${name}${description}`.includes('%')).map(({ name }) => name),
    )
  })

  it('is sorted by columns, rising and falling', async () => {
    const all = await names('')
    expect(await names('sort=name')).toEqual([...all].sort())
    expect(await names('sort=-name')).toEqual([...all].sort().reverse())
    expect(await names('sort=-id')).toEqual([...all].reverse())
  })

  it('comes in parts', async () => {
    const all = await names('')
    expect(await names('count=2')).toEqual(all.slice(0, 2))
    expect(await names('offset=1')).toEqual(all.slice(1))
    expect(await names('count=2&offset=1')).toEqual(all.slice(1, 3))
    expect(await names('count=2&page=1')).toEqual(all.slice(2, 4))
    expect(await names('page=999999999&count=999999999')).toEqual([])
  })

  it.each(['sort=taste', 'sort=password', 'count=-1', 'count=x', 'page=1.5', 'offset=1e3'])(
    'says what is wrong with %s',
    async (query) => {
      const response = await products(query)
      expect(response.status).toBe(400)
      expect(response.json().errors).toEqual([
        { field: query.split('=')[0], message: expect.stringMatching(/no column|whole number/) },
      ])
    },
  )

  it('knows no columns but those it shows', async () => {
    const learner = house.learner()
    const { client, id } = await aMember(learner, 'admin')
    const { data } = (await client.get('/api/Users?password=x&totpSecret=')).json()
    expect(data.length).toBeGreaterThan(20)
    expect(data[0]).not.toHaveProperty('password')
    expect(data[0]).not.toHaveProperty('totpSecret')
    const flags = (await client.get(`/api/Users?isActive=true&id=${id}`)).json().data
    expect(flags).toEqual([expect.objectContaining({ id, isActive: true })])
    expect((await client.get('/api/Users?isActive=false')).json().data).toEqual([])
  })

  it.each(["name=x'--", 'sort=name;DROP TABLE Products', 'q=%27%29%20OR%201=1--'])(
    'cannot be talked into another statement by %s',
    async (query) => {
      const learner = house.learner()
      const response = await learner.client().get(`/api/Products?${query}`)
      expect(response.status === 400 || response.json().data.length === 0).toBe(true)
      expect(rowsOf(learner, 'Products').length).toBeGreaterThan(3)
    },
  )
})

describe('a row of a resource', () => {
  it('is found by its id, whatever else the address says', async () => {
    const response = await house.learner().client().get('/api/Products/1?d=2026-11-21')
    expectFits(catalog.getProduct, response)
    expect(response.json().data.id).toBe(1)
  })

  it.each(['0', '99999', '4'])('that is not there or deleted is not found: %s', async (id) => {
    const response = await house.learner().client().get(`/api/Products/${id}`)
    expectFits(catalog.getProduct, response)
    expect(response.json()).toEqual({ message: 'Not Found', errors: [] })
  })
})

describe('an operation that a resource does not offer', () => {
  let token: string
  beforeAll(async () => {
    token = (await aMember(house.learner(), 'admin')).token
  })

  it.each([
    ['PUT', '/api/Users/1'],
    ['DELETE', '/api/Users/1'],
    ['DELETE', '/api/Products/1'],
    ['PUT', '/api/Feedbacks/1'],
    ['POST', '/api/SecurityQuestions'],
    ['GET', '/api/SecurityQuestions/1'],
    ['PUT', '/api/SecurityQuestions/1'],
    ['DELETE', '/api/SecurityQuestions/1'],
    ['GET', '/api/SecurityAnswers'],
    ['GET', '/api/SecurityAnswers/1'],
    ['PUT', '/api/SecurityAnswers/1'],
    ['DELETE', '/api/SecurityAnswers/1'],
    ['POST', '/api/Quantitys'],
    ['DELETE', '/api/Quantitys/1'],
  ])('is refused even to administrators: %s %s', async (method, path) => {
    const response = await house.app.server.inject({
      method: method as 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    })
    expect(response.statusCode).toBe(401)
    expect(response.json().error.name).toBe('UnauthorizedError')
  })
})

describe('products', () => {
  const PRODUCT = { name: 'Windfall Punch', description: 'Picked <b>up</b>, not off.', price: 3.5 }

  it('are added by administrators, with a price for members and a picture of their own choice or ours', async () => {
    const { client } = await aMember(house.learner(), 'admin')
    const response = await client.post('/api/Products', { ...PRODUCT, id: 1, deletedAt: 'now', color: 'red' })
    expectFits(catalog.createProduct, response)
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ ...PRODUCT, deluxePrice: 3.5, image: 'undefined.png', deletedAt: null })
    expect(data.id).toBeGreaterThan(1)
    expect(response.headers.location).toBe(`/api/Products/${data.id}`)
    expect((await client.get(response.headers.location as string)).json().data).toEqual(data)
  })

  it('are not added by customers or visitors', async () => {
    const learner = house.learner()
    const { client } = await aMember(learner)
    const before = rowsOf(learner, 'Products')
    const refused = await client.post('/api/Products', PRODUCT)
    expect(refused.status).toBe(403)
    expectFits(catalog.createProduct, refused)
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
  ])('are not added with fields that break a rule: %j', async (body, field) => {
    const { client } = await aMember(house.learner(), 'admin')
    const response = await client.post('/api/Products', body)
    expect(response.status).toBe(400)
    expectFits(catalog.createProduct, response)
    expect(response.json()).toEqual({
      message: 'Validation error',
      errors: [{ field, message: expect.stringMatching(/\S+ \S+/) }],
    })
  })

  it('are changed by administrators, in the columns that are sent', async () => {
    const learner = house.learner()
    const { client } = await aMember(learner, 'admin')
    const [before] = rowsOf<Record<string, unknown>>(learner, 'Products')
    const response = await client.put('/api/Products/1', { description: 'New.', deletedAt: 'now', id: 2 })
    expectFits(catalog.changeProduct, response)
    const { updatedAt, ...after } = response.json().data
    const { updatedAt: _, ...unchanged } = before!
    expect(after).toEqual({ ...unchanged, description: 'New.' })
    expect(rowsOf<Record<string, unknown>>(learner, 'Products')[0]).toEqual({ ...after, updatedAt })
  })

  it('get their price from accounting, and nothing else', async () => {
    const { client } = await aMember(house.learner(), 'accounting')
    const response = await client.put('/api/Products/1', { price: 2.5 })
    expectFits(catalog.changeProduct, response)
    expect(response.json().data.price).toBe(2.5)
    expect((await client.put('/api/Products/1', { price: 2, description: 'Ours.' })).status).toBe(403)
    expect((await client.put('/api/Products/1', { price: -2 })).json().errors[0].field).toBe('price')
  })

  it('are not changed by customers or visitors', async () => {
    const learner = house.learner()
    const { client } = await aMember(learner)
    const before = rowsOf(learner, 'Products')
    for (const [visitor, status] of [
      [client, 403],
      [learner.client(), 401],
    ] as const) {
      const response = await visitor.put('/api/Products/1', { description: 'Mine.' }, asJson)
      expect(response.status).toBe(status)
      expectFits(catalog.changeProduct, response)
    }
    expect(rowsOf(learner, 'Products')).toEqual(before)
  })

  it('that are gone cannot be changed', async () => {
    const { client } = await aMember(house.learner(), 'admin')
    const response = await client.put('/api/Products/4', { price: 1 })
    expect(response.status).toBe(404)
    expectFits(catalog.changeProduct, response)
  })

  it('keep links and emphasis in their description, and nothing that acts', async () => {
    const { client } = await aMember(house.learner(), 'admin')
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

  it('are changed by anybody, with anything, where a world admits that', async () => {
    const learner = house.learner(
      new Map([
        [admitProductChange.name, flaw(() => true)],
        [admitNewProduct.name, flaw(() => true)],
        [cleanDescription.name, flaw((html: string) => html)],
      ]),
    )
    const visitor = learner.client()
    expect((await visitor.put('/api/Products/1', { description: XSS })).json().data.description).toBe(XSS)
    const { client } = await aMember(learner)
    expect((await client.post('/api/Products', { ...PRODUCT, description: XSS })).json().data.description).toBe(XSS)
  })

  it('leave a record of who did what', async () => {
    const learner = house.learner()
    const { client, id } = await aMember(learner, 'admin')
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

describe('stock', () => {
  it('is known to everybody', async () => {
    const response = await house.learner().client().get('/api/Quantitys?ProductId=1')
    expectFits(stock.listStock, response)
    expect(response.json().data).toEqual([expect.objectContaining({ id: 1, ProductId: 1, limitPerUser: 5 })])
  })

  it('is counted by accounting alone', async () => {
    const learner = house.learner()
    const { client } = await aMember(learner, 'accounting')
    const changed = await client.put('/api/Quantitys/1', { quantity: 7, ProductId: 2 })
    expectFits(stock.changeStock, changed)
    expect(changed.json().data).toMatchObject({ quantity: 7, ProductId: 1, limitPerUser: 5 })
    const limited = await client.put('/api/Quantitys/1', { limitPerUser: null })
    expect(limited.json().data).toMatchObject({ quantity: 7, limitPerUser: null })
    const read = await client.get('/api/Quantitys/1')
    expectFits(stock.getStock, read)
    expect(read.json().data.quantity).toBe(7)
  })

  it.each(['admin', 'customer', 'deluxe'] as const)('is not counted by others: %s', async (role) => {
    const { client } = await aMember(house.learner(), role)
    const change = await client.put('/api/Quantitys/1', { quantity: 7 })
    expectFits(stock.changeStock, change)
    expect(change.status).toBe(403)
    expect(change.json()).toEqual({ error: expect.any(String) })
    expect((await client.get('/api/Quantitys/1')).status).toBe(403)
  })

  it('is not counted by visitors, nor by who says to sit in the counting house', async () => {
    const visitor = house.learner().client()
    const headers = { 'x-forwarded-for': '123.456.789' }
    expect((await visitor.put('/api/Quantitys/1', { quantity: 7 }, { headers })).status).toBe(403)
  })

  it.each([{ quantity: -1 }, { quantity: 1.5 }, { quantity: 1e9 }, { limitPerUser: 0 }, { limitPerUser: -5 }])(
    'is not counted like this: %j',
    async (body) => {
      const learner = house.learner()
      const { client } = await aMember(learner, 'accounting')
      const before = rowsOf(learner, 'Quantities')
      const response = await client.put('/api/Quantitys/1', body)
      expect(response.status).toBe(400)
      expect(response.json().errors).toEqual([{ field: Object.keys(body)[0], message: expect.any(String) }])
      expect(rowsOf(learner, 'Quantities')).toEqual(before)
    },
  )

  it('of nothing is not found', async () => {
    const { client } = await aMember(house.learner(), 'accounting')
    expect((await client.put('/api/Quantitys/999', { quantity: 7 })).status).toBe(404)
  })
})

describe('accounts', () => {
  it('are all listed to administrators, except those that were closed', async () => {
    const learner = house.learner()
    const { client } = await aMember(learner, 'admin')
    const response = await client.get('/api/Users')
    expectFits(accounts.listAccounts, response)
    const emails = response.json().data.map(({ email }: { email: string }) => email)
    expect(emails).toContain('admin@fruit.test')
    expect(emails).not.toContain('chris.quince@fruit.test')
    const one = await client.get('/api/Users/1')
    expectFits(accounts.getAccount, one)
    expect(one.json().data).toMatchObject({ id: 1, role: 'admin' })
    expect((await client.get('/api/Users/14')).status).toBe(404)
  })

  it('show customers their own alone', async () => {
    const { client, id, email } = await aMember(house.learner())
    expect((await client.get('/api/Users')).json().data).toEqual([expect.objectContaining({ id, email })])
    expect((await client.get(`/api/Users/${id}`)).json().data.email).toBe(email)
    for (const other of [1, id - 1, id + 1]) {
      const response = await client.get(`/api/Users/${other}`)
      expectFits(accounts.getAccount, response)
      expect(response.status).toBe(404)
    }
    expect((await client.get('/api/Users?id=1')).json().data).toEqual([])
  })

  it('are not shown to visitors', async () => {
    const visitor = house.learner().client()
    for (const path of ['/api/Users', '/api/Users/1']) {
      const response = await visitor.get(path, asJson)
      expect(response.status).toBe(401)
      expectFits(path === '/api/Users' ? accounts.listAccounts : accounts.getAccount, response)
    }
  })
})
