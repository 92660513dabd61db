import * as accounts from '@fruit/contracts/calls/accounts'
import * as calls from '@fruit/contracts/calls/products'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { blockedMs, MAX_BLOCKING_MS, MEASURES_THREADS } from '../../support/main-thread.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

const asJson = { headers: { accept: 'application/json' } }

async function products(query: string) {
  const response = await testApp.learner().client().get(`/api/Products?${query}`)
  expectMatchesContract(calls.listProducts, response)
  return response
}
const names = async (query: string) =>
  (await products(query)).json().data.map(({ name }: { name: string }) => name) as string[]

describe('the list of a resource', () => {
  it('contains every row that is not deleted, ordered by id', async () => {
    const learner = testApp.learner()
    const response = await learner.client().get('/api/Products')
    expectMatchesContract(calls.listProducts, response)
    const stored = rowsOf<{ id: number; deletedAt: string | null }>(learner, 'Products')
    expect(stored.some(({ deletedAt }) => deletedAt !== null)).toBe(true)
    expect(response.json().data.map(({ id }: { id: number }) => id)).toEqual(
      stored.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    )
  })

  it('is filtered by column values, of which each column can have several', async () => {
    const all = (await products('')).json().data
    expect((await products('id=1')).json().data).toEqual([all[0]])
    expect((await products(`name=${encodeURIComponent(all[1].name)}`)).json().data).toEqual([all[1]])
    expect((await products('id=1&id=2')).json().data).toEqual(all.slice(0, 2))
    expect((await products(`id=1&price=${all[1].price}`)).json().data).toEqual([])
    expect((await products('deletedAt=null&id=1')).json().data).toEqual([all[0]])
  })

  it('compares text columns as text, even with numeric values', async () => {
    const learner = testApp.learner()
    learner.inside(({ db }) => db.run({ sql: "UPDATE Products SET name = '1e3' WHERE id = 1", parameters: [] }))
    const { data } = (await learner.client().get('/api/Products?name=1e3')).json()
    expect(data.map(({ id }: { id: number }) => id)).toEqual([1])
  })

  it('ignores parameters that are not columns', async () => {
    expect((await products('d=Sat%20Nov%2021&constructor=1')).json().data).toEqual((await products('')).json().data)
  })

  it('searches text columns for a literal text', async () => {
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

  it('is searched with terms of at most 200 characters', async () => {
    expect(await names(`q=${'a'.repeat(200)}`)).toEqual([])
    const { status, text } = await products(`q=${'a'.repeat(201)}`)
    expect([status, text]).toEqual([400, expect.stringContaining('A search takes at most 200 characters.')])
  })

  it('is sorted by columns, ascending and descending', async () => {
    const all = await names('')
    expect(await names('sort=name')).toEqual([...all].sort())
    expect(await names('sort=-name')).toEqual([...all].sort().reverse())
    expect(await names('sort=-id')).toEqual([...all].reverse())
    const rows = (await products('')).json().data as { name: string; price: number }[]
    expect(await names('sort=-price,name')).toEqual(
      rows.sort((a, b) => b.price - a.price || (a.name < b.name ? -1 : 1)).map(({ name }) => name),
    )
  })

  it('is paginated', async () => {
    const all = await names('')
    expect(await names('count=2')).toEqual(all.slice(0, 2))
    expect(await names('offset=1')).toEqual(all.slice(1))
    expect(await names('count=2&offset=1')).toEqual(all.slice(1, 3))
    expect(await names('count=2&page=1')).toEqual(all.slice(2, 4))
    expect(await names('page=999999999&count=999999999')).toEqual([])
  })

  it.each(['sort=taste', 'sort=password', 'count=-1', 'count=x', 'page=1.5', 'offset=1e3'])(
    'rejects %s with an error for the parameter',
    async (query) => {
      const response = await products(query)
      expect(response.status).toBe(400)
      expect(response.json().errors).toEqual([
        { field: query.split('=')[0], message: expect.stringMatching(/no column|whole number/) },
      ])
    },
  )

  it('cannot be filtered by hidden columns', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner, 'admin')
    const { data } = (await client.get('/api/Users?password=x&totpSecret=')).json()
    expect(data.length).toBeGreaterThan(20)
    expect(data[0]).not.toHaveProperty('password')
    expect(data[0]).not.toHaveProperty('totpSecret')
    const flags = (await client.get(`/api/Users?isActive=true&id=${id}`)).json().data
    expect(flags).toEqual([expect.objectContaining({ id, isActive: true })])
    expect((await client.get('/api/Users?isActive=false')).json().data).toEqual([])
  })

  it.each(["name=x'--", 'sort=name;DROP TABLE Products', 'q=%27%29%20OR%201=1--'])(
    'is not open to SQL injection by %s',
    async (query) => {
      const learner = testApp.learner()
      const response = await learner.client().get(`/api/Products?${query}`)
      expect(response.status === 400 || response.json().data.length === 0).toBe(true)
      expect(rowsOf(learner, 'Products').length).toBeGreaterThan(3)
    },
  )
})

describe('a row of a resource', () => {
  it('is found by its id and ignores the query', async () => {
    const response = await testApp.learner().client().get('/api/Products/1?d=2026-11-21')
    expectMatchesContract(calls.getProduct, response)
    expect(response.json().data.id).toBe(1)
  })

  it.each(['0', '99999', '10', 'abc', '-1', '1.5', 'null', '9'.repeat(30)])(
    'returns 404 when missing or deleted: %s',
    async (id) => {
      const response = await testApp.learner().client().get(`/api/Products/${id}`)
      expectMatchesContract(calls.getProduct, response)
      expect(response.json()).toEqual({ message: 'Not Found', errors: [] })
    },
  )
})

describe('an operation that a resource does not offer', () => {
  let token: string
  beforeAll(async () => {
    token = (await createMember(testApp.learner(), 'admin')).token
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
  ])('is rejected even for administrators: %s %s', async (method, path) => {
    const response = await testApp.app.server.inject({
      method: method as 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    })
    expect(response.statusCode).toBe(401)
    expect(response.json().error.name).toBe('UnauthorizedError')
  })
})

describe('/api/Users', () => {
  it('lists all accounts except deleted ones to administrators', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'admin')
    const response = await client.get('/api/Users')
    expectMatchesContract(accounts.listAccounts, response)
    const emails = response.json().data.map(({ email }: { email: string }) => email)
    expect(emails).toContain('admin@fruit.test')
    expect(emails).not.toContain('chris.quince@fruit.test')
    const one = await client.get('/api/Users/1')
    expectMatchesContract(accounts.getAccount, one)
    expect(one.json().data).toMatchObject({ id: 1, role: 'admin' })
    expect((await client.get('/api/Users/14')).status).toBe(404)
  })

  it('shows customers only their own account', async () => {
    const { client, id, email } = await createMember(testApp.learner())
    expect((await client.get('/api/Users')).json().data).toEqual([expect.objectContaining({ id, email })])
    expect((await client.get(`/api/Users/${id}`)).json().data.email).toBe(email)
    for (const other of [1, id - 1, id + 1]) {
      const response = await client.get(`/api/Users/${other}`)
      expectMatchesContract(accounts.getAccount, response)
      expect(response.status).toBe(404)
    }
    expect((await client.get('/api/Users?id=1')).json().data).toEqual([])
  })

  it('requires a session', async () => {
    const visitor = testApp.learner().client()
    for (const path of ['/api/Users', '/api/Users/1']) {
      const response = await visitor.get(path, asJson)
      expect(response.status).toBe(401)
      expectMatchesContract(path === '/api/Users' ? accounts.listAccounts : accounts.getAccount, response)
    }
  })
})

/** Each position of a text matches all of the term but its last letter. */
const TERM = `${'a'.repeat(190)}b`

describe.runIf(MEASURES_THREADS)('a search of long texts of one letter', () => {
  it.each([
    [
      'complaints',
      "INSERT INTO held.Complaints (UserId, message, createdAt, updatedAt) SELECT (SELECT max(id) FROM Users), text, '', '' FROM texts",
      '/api/Complaints',
    ],
    [
      'products',
      "INSERT INTO held.Products (name, description, price, deluxePrice, image, createdAt, updatedAt) SELECT 'jar', text, 1, 1, 'jar.svg', '', '' FROM texts",
      '/rest/products/search',
    ],
  ])('does not block the main thread in %s', async (_, insertion, path) => {
    const learner = testApp.learner()
    const client = learner.client()
    await client.becomeCustomer()
    learner.inside(({ db }) =>
      db.execute(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500),
           texts(text) AS (SELECT replace(hex(zeroblob(2000)), '0', 'a') FROM n) ${insertion}`,
      ),
    )
    let answer = await client.get(`${path}?q=${TERM}`)
    expect([answer.status, answer.json().data]).toEqual([200, []])
    let run = 0
    const blocked = await blockedMs(async () => {
      // Each search is different, since results are cached.
      answer = await client.get(`${path}?q=${TERM}${run++}`)
    })
    expect(answer.json().data).toEqual([])
    expect(blocked).toBeLessThan(MAX_BLOCKING_MS)
  })
})
