import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
const visitor = () => testApp.learner().client()

describe('HTTP responses', () => {
  it.each(['/rest/products/search?q=', '/api/Challenges', '/rest/nowhere', '/ftp', '/api-docs/openapi.json'])(
    'have the headers of the interface: %s',
    async (path) => {
      const { headers } = await visitor().get(path)
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'feature-policy': "payment 'self'",
      })
      expect(headers['x-recruiting']).toBeTruthy()
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('are compressed for clients that accept it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await visitor().get('/rest/products/search?q=', { headers: { 'accept-encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
    }
    expect((await visitor().get('/rest/products/search?q=')).headers['content-encoding']).toBeUndefined()
  })

  it('have a weak ETag and return 304 to clients that have them', async () => {
    const client = visitor()
    const { headers } = await client.get('/rest/products/search?q=')
    expect(headers.etag).toMatch(/^W\/"/)
    const again = await client.get('/rest/products/search?q=', { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
    expect(again.headers).not.toHaveProperty('content-length')
  })
})

describe('routing', () => {
  it.each(['/api/challenges', '/API/CHALLENGES', '/api/Challenges/', '//api///Challenges', '/api//challenges//'])(
    'ignores case, trailing and repeated slashes: %s',
    async (path) => {
      const { status } = await visitor().get(path)
      expect(status).toBe(200)
    },
  )

  it('keeps the query when it collapses slashes', async () => {
    const { status } = await visitor().get('//rest//products/search?q=//')
    expect(status).toBe(200)
  })

  it.each(['/api/Nothings', '/rest/nothing', '/api', '/REST', '/apiary', '/restaurant'])(
    'returns 500 for unknown paths below /api and /rest: %s',
    async (path) => {
      const page = await visitor().get(path)
      expect(page.status).toBe(500)
      expect(page.headers['content-type']).toMatch('text/html')
      expect(page.text).toContain('id="stacktrace"')
      const json = await visitor().get(path, { headers: { accept: 'application/json' } })
      expect(json.json().error.message).toContain(path)
    },
  )

  it('allows cross-origin requests', async () => {
    const { status, headers } = await visitor().get('/rest/user/login', {})
    expect(status).toBe(500)
    expect(headers['access-control-allow-origin']).toBe('*')
    const preflight = await testApp.app.server.inject({
      method: 'OPTIONS',
      url: '/rest/user/login',
      headers: {
        origin: 'http://elsewhere.test',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-odd',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-methods']).toContain('PATCH')
    expect(preflight.headers['access-control-allow-headers']).toBe('x-odd')
  })

  it.each(['/%E0%A4%A', '/rest/track-order/%zz', '/ftp/%', '/api/Products/%ff?d=1'])(
    'returns 400 for a path that cannot be decoded: %s',
    async (path) => {
      const page = await visitor().get(path)
      expect(page.status).toBe(400)
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'SAMEORIGIN',
      })
      expect(page.text).toContain('id="stacktrace"')
      const { message } = (await visitor().get(path, { headers: { accept: 'application/json' } })).json().error
      expect(message).toContain(path.split('?')[0])
    },
  )

  it.each([
    ['/rest/track-order/', 400],
    ['/snippets/', 400],
    ['/rest/continue-code/apply/', 500],
    ['/api/Products/', 404],
    ['/ftp/', 400],
  ])('returns the usual error for a path with a very long segment: %s', async (start, status) => {
    const answer = await visitor().get(start + 'a'.repeat(9000), { headers: { accept: 'application/json' } })
    expect(answer.status).toBe(status)
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each(['/', '/rest/user/login', '/ftp', '/nowhere'])(
    'answers OPTIONS requests without CORS headers: %s',
    async (url) => {
      const { statusCode, headers } = await testApp.app.server.inject({ method: 'OPTIONS', url })
      expect(statusCode).toBe(204)
      expect(headers['access-control-allow-methods']).toContain('PUT')
    },
  )

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/assets/public/images/padding/2px.png'],
    ['POST', '/'],
    ['POST', '/ftp'],
    ['PUT', '/robots.txt'],
    ['DELETE', '/nowhere/at/all'],
    ['PATCH', '/api-docs/nowhere'],
  ] as const)('serves the web client for unknown paths with any method: %s %s', async (method, url) => {
    const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
    writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title><!--boot-->')
    const withPages = await openTestApp({ webFolder, naming: { kind: 'one', id: 'home' } })
    const { statusCode, headers, body } = await withPages.app.server.inject({ method, url })
    await withPages.close()
    rmSync(webFolder, { recursive: true })
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<title>Forbidden Fruit</title>')
  })
})

describe('error responses', () => {
  it.each([
    ['text/html', 'text/html'],
    ['*/*', 'text/html'],
    ['application/json', 'application/json'],
    ['text/plain', 'text/plain'],
  ])('have the format that the client prefers: %s', async (accept, type) => {
    const { status, headers } = await visitor().get('/rest/products/search?q=a&q=b', { headers: { accept } })
    expect(status).toBe(400)
    expect(headers['content-type']).toMatch(type)
  })

  it('contain no internals in the safe shop', async () => {
    const learner = testApp.learner(
      new Map([
        [
          'catalog.search-products',
          {
            label: 'flaw',
            source: 'test',
            implementation: (term: string) => ({
              sql: `SELECT * FROM Products WHERE name = '${term}'`,
              parameters: [],
            }),
          },
        ],
        ['errors.disclose-error', null],
      ]),
    )
    const { status, text } = await learner
      .client()
      .get("/rest/products/search?q='", { headers: { accept: 'application/json' } })
    expect(status).toBe(500)
    expect(text).not.toMatch(/SELECT|SQLITE|at .*\.ts/)
  })
})

describe('the access log of a world', () => {
  it('has one escaped line per request in combined log format', async () => {
    const learner = testApp.learner()
    await learner
      .client()
      .get('/rest/products/search?q=apple', { headers: { 'user-agent': 'an "agent"\nwith\\lines' } })
    const log = learner.inside(({ files }) => {
      const [entry] = files.list('/logs')
      return Buffer.from(files.read(`/logs/${entry!.name}`)!.bytes).toString()
    })
    expect(log).toMatch(
      /^127\.0\.0\.1 - - \[\d\d\/\w{3}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\] "GET \/rest\/products\/search\?q=apple HTTP\/1\.1" 200 \d+ "-" ".*"\n$/,
    )
    expect(log.match(/\n/g)).toHaveLength(1)
  })
})

describe('the API documentation', () => {
  it('is OpenAPI 3.1 and lists every call with its responses', async () => {
    const document = (await visitor().get('/api-docs/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/rest/user/login'].post.responses['401']).toBeDefined()
    expect(document.paths['/api/Products/{id}'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path' }),
    )
  })

  it.each(['/api-docs', '/api-docs/', '/api-docs?lang=en'])(
    'has a page whose own references all exist: %s',
    async (path) => {
      const { status, headers, text } = await visitor().get(path)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch('text/html')
      const named = [...text.matchAll(/(?:src|href|data-document)="([^"]+)"/g)].map(
        ([, address]) => new URL(address!, `http://shop.test${path}`).pathname,
      )
      // The page's style is part of the built client.
      const own = named.filter((each) => !each.startsWith('/assets/public/'))
      expect(own).toHaveLength(4)
      expect(named).toHaveLength(6)
      for (const each of own) expect([each, (await visitor().get(each)).status]).toEqual([each, 200])
    },
  )

  it('serves no other files of the rendering library', async () => {
    expect((await visitor().get('/api-docs/static/..%2f..%2fpackage.json')).status).toBe(404)
    expect((await visitor().get('/api-docs/static/index.html')).status).toBe(404)
  })
})

describe('a text body', () => {
  it.each([undefined, 'text/plain', 'application/xml'])(
    'is not parsed into fields with the content type %s',
    async (type) => {
      const { name, value } = testApp.learner().cookie
      const ask = (url: string) =>
        testApp.app.server.inject({
          method: 'POST',
          url,
          payload: '{"email":"jim@fruit.test","password":"ncc-1701","key":"x"}',
          headers: { accept: 'application/json', ...(type && { 'content-type': type }) },
          cookies: { [name]: value },
        })
      expect((await ask('/rest/user/login')).statusCode).toBe(401)
      const registration = await ask('/api/Users')
      expect(registration.statusCode).toBe(400)
      expect(registration.json().errors).toContainEqual(expect.objectContaining({ field: 'email' }))
    },
  )
})

describe('a null byte', () => {
  it.each([
    ['a new account', 'post', '/api/Users', { email: 'jim@fruit.test\0', password: 'ripe', passwordRepeat: 'ripe' }],
    ['a name of a field', 'post', '/api/Users', { 'email\0': 'x' }],
    ['a review', 'put', '/rest/products/1/reviews', { message: 'Crisp\0.', author: 'x' }],
    ['a list', 'post', '/b2b/v2/orders', { cid: 'x', orderLines: [{ customerReference: ['\0'] }] }],
    ['a path', 'put', '/rest/basket/1/coupon/a%00', {}],
  ] as const)('is rejected in %s', async (_title, method, path, body) => {
    const client = visitor()
    await client.becomeCustomer()
    const { status, json } = await client[method](path, body, { headers: { accept: 'application/json' } })
    expect(status).toBe(400)
    expect(json().error.message).toMatch(/U\+0000/)
  })

  it('is rejected in a query and in a form', async () => {
    const client = visitor()
    expect((await client.get('/rest/user/change-password?new=a%00&repeat=a%00')).status).toBe(400)
    const type = 'application/x-www-form-urlencoded'
    await client.becomeCustomer()
    expect((await client.post('/profile', 'username=a%00', { headers: { 'content-type': type } })).status).toBe(400)
  })
})

describe('a visitor without a session', () => {
  it.each([
    [undefined, 'credentials_required'],
    ['Bearer a.b.c', 'invalid_token'],
    ['Bearer', 'credentials_bad_format'],
    ['Bearer two tokens', 'credentials_bad_format'],
  ])('gets an error code for the authorization header %j', async (authorization, code) => {
    const headers = { accept: 'application/json', ...(authorization && { authorization }) }
    for (const path of ['/api/Users', '/rest/basket/1', '/api/Challenges/1']) {
      const { status, json } = await visitor().get(path, { headers })
      expect(status).toBe(401)
      expect(json().error).toMatchObject({ name: 'UnauthorizedError', code, status: 401 })
    }
  })

  it.each([
    ['get', '/api/Addresss'],
    ['get', '/api/Addresss/1'],
    ['put', '/api/Addresss/1'],
    ['delete', '/api/Addresss/1'],
    ['post', '/api/Addresss'],
    ['get', '/api/Cards'],
    ['get', '/api/Cards/1'],
    ['post', '/api/Cards'],
    ['delete', '/api/Cards/1'],
    ['get', '/rest/wallet/balance'],
    ['put', '/rest/wallet/balance'],
    ['post', '/rest/deluxe-membership'],
    ['post', '/rest/user/data-export'],
    ['post', '/rest/memories'],
  ] as const)('gets the error envelope of account calls: %s %s', async (method, path) => {
    const { status, json } = await visitor()[method](path, {})
    expect(status).toBe(401)
    expect(json()).toEqual({ status: 'error', message: expect.stringMatching(/sign in/) })
  })
})

describe('an invalid token', () => {
  const asked = async (headers: Record<string, string>, path = '/rest/basket/1') =>
    (await visitor().get(path, { headers })).headers['www-authenticate']

  it('is named in the WWW-Authenticate header', async () => {
    const authorization = 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x'
    expect(await asked({ authorization })).toBe('Bearer error="invalid_token"')
    expect(await asked({ authorization }, '/rest/2fa/status')).toBe('Bearer error="invalid_token"')
    expect(await asked({ authorization }, '/rest/user/whoami')).toBeUndefined()
  })

  it('is not named when the request had none or a valid one', async () => {
    expect(await asked({})).toBeUndefined()
    const client = visitor()
    await client.becomeCustomer()
    const { status, headers } = await client.get('/api/PrivacyRequests')
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBeUndefined()
  })
})
