import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TOKEN_LIFE_SECONDS } from './access-tokens.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { buildIdentityProvider } from './identity-provider.ts'

const ISSUER = 'http://127.0.0.1:3001'
const SHOP = 'http://127.0.0.1:3000'
const AUTHORIZE = '/o/oauth2/v2/auth'
const WISH = { client_id: 'a-shop', redirect_uri: SHOP, response_type: 'token', scope: 'email' }
const [quilla, tobin] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0], (typeof DEMO_ACCOUNTS)[0]]

let time: number
let provider: FastifyInstance
beforeEach(async () => {
  time = Date.parse('2026-05-01T12:00:00Z')
  provider = await buildIdentityProvider({
    issuer: ISSUER,
    clients: [
      { id: 'a-shop', name: 'A <Shop>', redirectUris: [SHOP, 'http://localhost:3000/back?to=me'] },
      { id: 'a-stall', name: 'A Stall', redirectUris: ['http://stall.test'] },
    ],
    origins: [SHOP],
    now: () => time,
  })
})
afterEach(() => provider.close())

function visit(wish: Record<string, string> = WISH, headers: Record<string, string> = {}) {
  return provider.inject({ url: `${AUTHORIZE}?${new URLSearchParams(wish)}`, headers })
}

/** Submits the form of a page like a browser, with the values that a user enters. */
function submit(page: LightMyRequestResponse, entries: Record<string, string>, headers: Record<string, string> = {}) {
  const hidden = [...page.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  const values = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!.replaceAll('&amp;', '&')]))
  return provider.inject({
    method: 'POST',
    url: AUTHORIZE,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: page.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: ISSUER,
      ...headers,
    },
    payload: new URLSearchParams({ ...values, decision: 'allow', ...entries }).toString(),
  })
}

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password })

/** Target of a redirect, and the values in its fragment. */
function destination(response: LightMyRequestResponse) {
  const [address, fragment] = String(response.headers.location).split('#')
  return { address, values: Object.fromEntries(new URLSearchParams(fragment)) }
}

async function accessToken(person = quilla, wish: Record<string, string> = WISH): Promise<string> {
  return destination(await submit(await visit(wish), credentialsOf(person))).values.access_token!
}

describe('sign-in', () => {
  it('redirects with an access token in the fragment', async () => {
    const page = await visit({ ...WISH, state: 'a&b' })
    expect(page.statusCode).toBe(200)
    const answer = await submit(page, credentialsOf(quilla))
    expect(answer.statusCode).toBe(303)
    const { address, values } = destination(answer)
    expect(address).toBe(SHOP)
    expect(values).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: String(TOKEN_LIFE_SECONDS),
      scope: 'email',
      state: 'a&b',
    })
  })

  it('returns only the e-mail address for a token, in the query or in the header', async () => {
    const token = await accessToken(tobin)
    const expected = { id: tobin.id, email: tobin.email, verified_email: true }
    const byQuery = await provider.inject(`/oauth2/v1/userinfo?alt=json&access_token=${token}`)
    expect(byQuery.json()).toEqual(expected)
    const byHeader = await provider.inject({
      url: '/oauth2/v1/userinfo',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(byHeader.json()).toEqual(expected)
  })

  it.each(DEMO_ACCOUNTS)('works for $name with the credentials on the page', async (person) => {
    const page = await visit()
    expect(page.body).toContain(`<code>${person.email}</code>`)
    expect(page.body).toContain(`<code>${person.password}</code>`)
    const answer = await submit(page, { email: ` ${person.email.toUpperCase()} `, password: person.password })
    expect(answer.statusCode).toBe(303)
  })

  it.each([
    ['a wrong password', { email: quilla.email, password: tobin.password }],
    ['an unknown e-mail', { email: 'nobody@graftmail.test', password: quilla.password }],
    ['an empty form', {}],
  ])('with %s shows the form again and issues no token', async (_title, entries) => {
    const answer = await submit(await visit(), entries)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).toContain('No account has that e-mail and that password.')
  })

  it('keeps and escapes the e-mail in a form that is shown again, which still works', async () => {
    const page = await visit()
    const again = await submit(page, { email: '"><b>x', password: 'x' })
    expect(again.body).toContain('value="&quot;&gt;&lt;b&gt;x"')
    const answer = await submit(again, credentialsOf(quilla), {
      cookie: page.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    })
    expect(answer.statusCode).toBe(303)
  })

  it('redirects with an error if the user declines', async () => {
    const answer = await submit(await visit({ ...WISH, state: 's' }), { decision: 'deny' })
    expect(answer.statusCode).toBe(303)
    const { address, values } = destination(answer)
    expect(address).toBe(SHOP)
    expect(values).toMatchObject({ error: 'access_denied', state: 's' })
    expect(values.access_token).toBeUndefined()
  })

  it('works with a registered redirect URI that has a query', async () => {
    const answer = await submit(
      await visit({ ...WISH, redirect_uri: 'http://localhost:3000/back?to=me' }),
      credentialsOf(quilla),
    )
    expect(destination(answer).address).toBe('http://localhost:3000/back?to=me')
  })
})

describe('request without a valid client or redirect URI', () => {
  it.each([
    ['an unknown client', { ...WISH, client_id: 'another-shop' }],
    ['no client', { redirect_uri: SHOP, response_type: 'token', scope: 'email' }],
    ['an unregistered redirect URI', { ...WISH, redirect_uri: 'http://evil.test' }],
    ['a redirect URI that starts like a registered one', { ...WISH, redirect_uri: `${SHOP}.evil.test` }],
    ['a longer path', { ...WISH, redirect_uri: `${SHOP}/` }],
    ['another client’s redirect URI', { ...WISH, redirect_uri: 'http://stall.test' }],
    ['a javascript: URI', { ...WISH, redirect_uri: 'javascript:alert(1)' }],
    ['no address', { client_id: 'a-shop', response_type: 'token', scope: 'email' }],
  ])('shows a page and does not redirect: %s', async (_title, wish) => {
    const answer = await visit(wish as Record<string, string>)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).not.toContain('<form')
    expect(answer.body).not.toContain('evil.test')
  })

  it('is refused if client or redirect URI is sent twice', async () => {
    for (const more of ['&client_id=a-shop', `&redirect_uri=${SHOP}`]) {
      const answer = await provider.inject(`${AUTHORIZE}?${new URLSearchParams(WISH)}${more}`)
      expect(answer.statusCode).toBe(400)
    }
  })

  it('is checked again when the form is submitted', async () => {
    const answer = await submit(await visit(), { ...credentialsOf(quilla), redirect_uri: 'http://evil.test' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })
})

describe('invalid request of a known client', () => {
  it.each([
    ['unsupported_response_type', { ...WISH, response_type: 'code' }],
    ['invalid_scope', { ...WISH, scope: 'everything' }],
    ['invalid_request', { ...WISH, state: 'x'.repeat(1001) }],
  ])('redirects with %s', async (error, wish) => {
    const answer = await visit({ state: 's', ...wish })
    expect(answer.statusCode).toBe(303)
    const { address, values } = destination(answer)
    expect(address).toBe(SHOP)
    expect(values.error).toBe(error)
  })

  it('redirects with invalid_request if a parameter is sent twice', async () => {
    const answer = await provider.inject(`${AUTHORIZE}?${new URLSearchParams(WISH)}&response_type=token`)
    expect(destination(answer).values.error).toBe('invalid_request')
  })
})

describe('sign-in form', () => {
  it.each([
    ['without its seal', { seal: '' }, {}],
    ['with a made-up seal', { seal: 'A'.repeat(43) }, {}],
    ['without the cookie', {}, { cookie: '' }],
    ['with another browser’s cookie', {}, { cookie: `rootstock_browser=${'B'.repeat(43)}` }],
    ['from the origin of the shop', {}, { origin: SHOP }],
    ['from an opaque origin', {}, { origin: 'null' }],
  ])('issues no token %s', async (_title, entries, headers) => {
    const answer = await submit(await visit(), { ...credentialsOf(quilla), ...entries }, headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).toContain('not made for your browser')
  })

  it('is refused by another provider', async () => {
    const page = await visit()
    await provider.close()
    provider = await buildIdentityProvider({
      issuer: ISSUER,
      clients: [{ id: 'a-shop', name: 'A Shop', redirectUris: [SHOP] }],
      origins: [],
    })
    expect((await submit(page, credentialsOf(quilla))).statusCode).toBe(403)
  })

  it('keeps working in an older tab of the same browser', async () => {
    const first = await visit()
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await visit(WISH, { cookie })
    expect((await submit(first, credentialsOf(quilla))).statusCode).toBe(303)
  })

  it('has a cookie that scripts cannot read and that is not sent to the shop', async () => {
    const { cookies } = await visit()
    expect(cookies).toEqual([
      { name: 'rootstock_browser', value: expect.any(String), path: AUTHORIZE, httpOnly: true, sameSite: 'Lax' },
    ])
  })

  it('is refused if it is too large or not a form', async () => {
    const page = await visit()
    expect((await submit(page, { email: 'x'.repeat(20_000) })).statusCode).toBe(413)
    expect((await submit(page, {}, { 'content-type': 'application/json' })).statusCode).toBe(415)
  })

  it('is rate-limited after too many attempts', async () => {
    const page = await visit()
    const answers: number[] = []
    for (let i = 0; i < 61; i++) answers.push((await submit(page, { email: quilla.email, password: 'x' })).statusCode)
    expect(answers.filter((status) => status === 403)).toHaveLength(60)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('access token', () => {
  it('is invalid after its lifetime', async () => {
    const token = await accessToken()
    time += TOKEN_LIFE_SECONDS * 1000 - 1
    expect((await provider.inject(`/oauth2/v1/userinfo?access_token=${token}`)).statusCode).toBe(200)
    time += 1
    const late = await provider.inject(`/oauth2/v1/userinfo?access_token=${token}`)
    expect(late.statusCode).toBe(401)
    expect(late.headers['www-authenticate']).toContain('invalid_token')
    expect(late.json().error).toBe('invalid_token')
  })

  it.each(['', '?access_token=', '?access_token=made-up', '?access_token=a&access_token=b'])(
    'is refused if it was never issued: %s',
    async (query) => {
      expect((await provider.inject(`/oauth2/v1/userinfo${query}`)).statusCode).toBe(401)
      expect((await provider.inject(`/tokeninfo${query}`)).statusCode).toBe(400)
    },
  )

  it('is described for the client’s server: owner, client and remaining lifetime', async () => {
    const token = await accessToken(tobin, { ...WISH, client_id: 'a-stall', redirect_uri: 'http://stall.test' })
    time += 100_500
    const { email, aud, expires_in, email_verified } = (
      await provider.inject(`/tokeninfo?access_token=${token}`)
    ).json()
    expect({ email, aud, expires_in, email_verified }).toEqual({
      email: tobin.email,
      aud: 'a-stall',
      expires_in: String(TOKEN_LIFE_SECONDS - 101),
      email_verified: 'true',
    })
  })
})

describe('scripts of other origins', () => {
  it('may request user info only from the shop’s origin', async () => {
    const ask = (origin: string) => provider.inject({ url: '/oauth2/v1/userinfo?access_token=x', headers: { origin } })
    expect((await ask(SHOP)).headers['access-control-allow-origin']).toBe(SHOP)
    expect((await ask('http://evil.test')).headers['access-control-allow-origin']).toBeUndefined()
    expect((await ask('http://localhost:3000')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may send the token in a header after a preflight request', async () => {
    const { statusCode, headers } = await provider.inject({
      method: 'OPTIONS',
      url: '/oauth2/v1/userinfo',
      headers: {
        origin: SHOP,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-headers': 'authorization',
    })
  })

  it('may read neither the sign-in page nor token info', async () => {
    const page = await visit(WISH, { origin: SHOP })
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    const info = await provider.inject({ url: '/tokeninfo?access_token=x', headers: { origin: SHOP } })
    expect(info.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('page editor', () => {
  it('allows only its own script, and sends nothing to the server', async () => {
    const editor = await provider.inject('/')
    const policy = String(editor.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(editor.body).not.toMatch(/<form[^>]* action|<script(?! src="\/editor\.js")|\son\w+=/)
    for (const url of ['/', '/page'])
      expect((await provider.inject({ method: 'POST', url, payload: 'html=x' })).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('allows the written page to run scripts and to send its origin, but not to be framed', async () => {
    const page = await provider.inject('/page?html=<script>alert(1)</script>')
    expect(page.headers['content-security-policy']).toBeUndefined()
    expect(page.headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    expect(page.body).not.toContain('alert')
    const script = await provider.inject('/page.js')
    expect(script.headers['content-type']).toContain('text/javascript')
  })
})

describe('every response', () => {
  it.each([
    `${AUTHORIZE}?${new URLSearchParams(WISH)}`,
    AUTHORIZE,
    '/oauth2/v1/userinfo',
    '/nowhere',
    '/rootstock.css',
  ])('cannot be framed, sniffed or scripted: %s', async (url) => {
    const { headers } = await provider.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  })

  it('with a form allows the redirect to the client’s URI', async () => {
    const { headers } = await visit({ ...WISH, redirect_uri: 'http://localhost:3000/back?to=me' })
    expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;")
  })

  it.each([
    ['/rootstock.css', 'text/css', '--ground'],
    ['/rootstock.svg', 'image/svg+xml', '<svg'],
  ])('is cacheable if it is the same for all users: %s', async (url, type, content) => {
    const { headers, body } = await provider.inject(url)
    expect(headers['content-type']).toContain(type)
    expect(headers['cache-control']).toMatch(/^public/)
    expect(body).toContain(content)
  })

  it('escapes the name of the client', async () => {
    expect((await visit()).body).toContain('<strong>A &lt;Shop&gt;</strong>')
  })
})

it('serves a discovery document', async () => {
  const { issuer, authorization_endpoint, userinfo_endpoint, response_types_supported } = (
    await provider.inject('/.well-known/openid-configuration')
  ).json()
  expect({ issuer, authorization_endpoint, userinfo_endpoint, response_types_supported }).toEqual({
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}${AUTHORIZE}`,
    userinfo_endpoint: `${ISSUER}/oauth2/v1/userinfo`,
    response_types_supported: ['token'],
  })
})
