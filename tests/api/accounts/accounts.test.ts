import { authenticationDetails, registerAccount, saveLoginIp, whoAmI } from '@fruit/contracts/calls/accounts'
import { accountRegistered, loginAddressKept, visitorDescribed } from '@fruit/shop/accounts/facts'
import { providerPassword } from '@fruit/shop/accounts/passwords'
import {
  admitAuthenticationDetails,
  admitCallback,
  assignRole,
  checkEmail,
  checkPasswordRepeat,
  cleanEmail,
  describeToken,
  readLoginAddress,
  requireCredentials,
  selectVisibleAccounts,
  selectVisitorFields,
} from '@fruit/shop/accounts/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(accountRegistered, visitorDescribed, loginAddressKept)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const asJson = { headers: { accept: 'application/json' } }
const XSS = '<iframe src="javascript:alert(`xss`)">'

interface User {
  readonly id: number
  readonly email: string
  readonly password: string
  readonly role: string
}

const NEW = { email: 'new@customer.test', password: 'ripe plums', passwordRepeat: 'ripe plums' }

async function register(learner: Learner, body: object) {
  const response = await learner.client().post('/api/Users', body)
  expectMatchesContract(registerAccount, response)
  return response
}

describe('registration', () => {
  it('creates a customer with an empty wallet and returns no secrets', async () => {
    const learner = testApp.learner()
    const question = { securityQuestion: { id: 7, question: 'x' }, securityAnswer: 'Zaya' }
    const response = await register(learner, { ...NEW, ...question })
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(Object.keys(data)).toEqual([
      'id',
      'username',
      'email',
      'role',
      'deluxeToken',
      'lastLoginIp',
      'profileImage',
      'isActive',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ])
    expect(data).toMatchObject({
      username: '',
      email: NEW.email,
      role: 'customer',
      deluxeToken: '',
      lastLoginIp: '0.0.0.0',
      profileImage: '/assets/public/images/uploads/default.svg',
      isActive: true,
      deletedAt: null,
    })
    expect(response.headers.location).toBe(`/api/Users/${data.id}`)
    expect(rowsOf(learner, 'Wallets').at(-1)).toMatchObject({ UserId: data.id, balance: 0 })
    expect(rowsOf<User>(learner, 'Users').at(-1)!.password).toMatch(/^\$scrypt\$/)
    expect((await learner.client().post('/rest/user/login', NEW)).status).toBe(200)
  })

  it('hashes passwords at the scrypt cost of RFC 7914 by default', async () => {
    const served = await openTestApp({ shop: 'safe', passwordCost: undefined })
    try {
      const learner = served.learner()
      await register(learner, NEW)
      expect(rowsOf<User>(learner, 'Users').at(-1)!.password).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$/)
      expect((await learner.client().post('/rest/user/login', NEW)).status).toBe(200)
    } finally {
      await served.close()
    }
  })

  it('ignores columns that customers may not set', async () => {
    const learner = testApp.learner()
    const { data } = (
      await register(learner, { ...NEW, role: 'admin', id: 1, deluxeToken: 'x', isActive: false, totpSecret: 'x' })
    ).json()
    expect(data).toMatchObject({ role: 'customer', deluxeToken: '', isActive: true })
    expect(data.id).toBeGreaterThan(23)
    expect(rowsOf<{ totpSecret: string }>(learner, 'Users').at(-1)!.totpSecret).toBe('')
  })

  it.each([
    [{ ...NEW, email: undefined }, 'email'],
    [{ ...NEW, email: '' }, 'email'],
    [{ ...NEW, email: 'apple' }, 'email'],
    [{ ...NEW, email: 'a b@c.test' }, 'email'],
    [{ ...NEW, email: `${XSS}@fruit.test` }, 'email'],
    [{ ...NEW, email: 'Acc0unt4nt@fruit.test' }, 'email'],
    [{ ...NEW, password: '', passwordRepeat: '' }, 'password'],
    [{ ...NEW, password: 'four', passwordRepeat: 'four' }, 'password'],
    [{ ...NEW, password: 'x'.repeat(41), passwordRepeat: 'x'.repeat(41) }, 'password'],
    [{ ...NEW, passwordRepeat: 'ripe plum' }, 'passwordRepeat'],
    [{ ...NEW, passwordRepeat: undefined }, 'passwordRepeat'],
  ])('rejects with an error that names the field: %j', async (body, field) => {
    const learner = testApp.learner()
    const response = await register(learner, body)
    expect(response.status).toBe(400)
    expect(response.json()).toEqual({
      message: 'Validation error',
      errors: [{ field, message: expect.stringMatching(/\S+ \S+/) }],
    })
    expect(rowsOf(learner, 'Users')).toHaveLength(23)
  })

  it('accepts passwords of 5 and 40 characters, and an e-mail with surrounding spaces', async () => {
    for (const length of [5, 40]) {
      const password = 'plums'.repeat(length / 5)
      const response = await register(testApp.learner(), {
        email: ' a@b.test ',
        password,
        passwordRepeat: password,
      })
      expect(response.status).toBe(201)
      expect(response.json().data.email).toBe('a@b.test')
    }
  })

  it('accepts the longer password that the client derives from a long e-mail for OAuth accounts', async () => {
    const email = 'a.customer.with.a.rather.long.name@provider.test'
    const password = providerPassword(email)
    expect(password.length).toBeGreaterThan(40)
    expect((await register(testApp.learner(), { email, password, passwordRepeat: password })).status).toBe(201)
  })

  it('rejects a security answer of more than 1,000 characters', async () => {
    const learner = testApp.learner()
    const refused = await register(learner, { ...NEW, securityAnswer: 'x'.repeat(1001) })
    expect(refused.json().errors[0].field).toBe('securityAnswer')
    expect((await register(learner, { ...NEW, securityAnswer: 'x'.repeat(1000) })).status).toBe(201)
  })

  it('accepts an e-mail only once, even from two simultaneous requests', async () => {
    const learner = testApp.learner()
    const [first, second] = await Promise.all([register(learner, NEW), register(learner, NEW)])
    expect([first.status, second.status].sort()).toEqual([201, 400])
    const refused = first.status === 400 ? first : second
    expect(refused.json().errors[0].field).toBe('email')
    // Deleted accounts keep their e-mail.
    expect((await register(learner, { ...NEW, email: 'chris.quince@fruit.test' })).status).toBe(400)
  })

  it('records a fact about the account', async () => {
    const learner = testApp.learner()
    const { id } = (await register(learner, NEW)).json().data
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: accountRegistered.name,
        data: {
          accountId: id,
          email: NEW.email,
          emailMarkup: NEW.email,
          role: 'customer',
          passwordLength: 10,
          repeated: true,
        },
      },
    ])
  })

  it('follows flawed seams for role, markup, empty credentials and password repeat', async () => {
    const roles = flawedLearner(testApp, [assignRole, ({ role }: { role?: string }) => role ?? 'customer'])
    expect((await register(roles, { ...NEW, role: 'admin' })).json().data).toMatchObject({
      role: 'admin',
      profileImage: '/assets/public/images/uploads/defaultAdmin.png',
    })
    expect((await register(roles, { ...NEW, email: 'b@b.test', role: 'king' })).json().errors[0].field).toBe('role')

    const markup = flawedLearner(testApp, [cleanEmail, (email: string) => email], [checkEmail, () => true])
    expect((await register(markup, { ...NEW, email: XSS })).json().data.email).toBe(XSS)

    const empty = flawedLearner(testApp, [requireCredentials, () => true])
    expect((await register(empty, { email: '', password: '', passwordRepeat: '' })).status).toBe(201)

    const unlike = flawedLearner(testApp, [checkPasswordRepeat, () => true])
    expect((await register(unlike, { ...NEW, passwordRepeat: 'x' })).status).toBe(201)
    expect(facts.heardFrom(unlike)[0]!.data).toMatchObject({ repeated: false })
  })
})

describe('GET /rest/user/whoami', () => {
  it('identifies the account by the cookie and returns four fields', async () => {
    const learner = testApp.learner()
    const { client, id, email, token } = await createMember(learner)
    const response = await client.get('/rest/user/whoami')
    expectMatchesContract(whoAmI, response)
    expect(response.json()).toEqual({
      user: { id, email, lastLoginIp: '0.0.0.0', profileImage: '/assets/public/images/uploads/default.svg' },
    })
    const byHeader = await learner.client().get('/rest/user/whoami', { headers: { authorization: `Bearer ${token}` } })
    expect(byHeader.json()).toEqual({ user: {} })
  })

  it('returns 200 and an empty user for an invalid token', async () => {
    const response = await testApp
      .learner()
      .client()
      .get('/rest/user/whoami?fields=email,password&callback=x', { headers: { cookie: 'token=a.b.c' } })
    expect(response.status).toBe(200)
    expect(response.json()).toEqual({ user: {} })
  })

  it('returns the requested fields but never a secret', async () => {
    const { client, id, email } = await createMember(testApp.learner())
    const ask = async (fields: string) => (await client.get(`/rest/user/whoami?fields=${fields}`)).json().user
    expect(await ask('id,%20email,taste')).toEqual({ id, email })
    expect(await ask('password,totpSecret,deluxeToken,__proto__')).toEqual({})
    expect(await ask('role')).toEqual({ role: 'customer' })
  })

  it('ignores the callback parameter by default', async () => {
    const { client } = await createMember(testApp.learner())
    const response = await client.get('/rest/user/whoami?callback=tell')
    expect(response.headers['content-type']).toMatch('application/json')
    expect(response.json()).toHaveProperty('user.email')
  })

  it('returns JSONP and secret fields with flawed seams', async () => {
    const learner = flawedLearner(
      testApp,
      [admitCallback, (callback?: string) => callback ?? null],
      [
        selectVisitorFields,
        (user: User, wanted: string[] | null) => (wanted ? { password: user.password } : { id: user.id }),
      ],
    )
    const { client, id } = await createMember(learner)
    facts.heardFrom(learner)
    const script = await client.get('/rest/user/whoami?callback=tell;alert(1)//')
    expect(script.headers['content-type']).toMatch('text/javascript')
    expect(script.text).toBe(`tellalert1({"user":{"id":${id}}});`)
    expect((await client.get('/rest/user/whoami?fields=password')).json().user.password).toMatch(/^\$scrypt/)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: visitorDescribed.name, data: { user: { id }, callback: 'tellalert1' } },
      { fact: visitorDescribed.name, data: { user: { password: expect.any(String) }, callback: null } },
    ])
  })
})

describe('GET /rest/user/authentication-details', () => {
  it('lists accounts for administrators with masked secrets', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner, 'admin')
    learner.inside(({ db }) => db.run({ sql: "UPDATE Users SET totpSecret = 'SECRET' WHERE id = 10", parameters: [] }))
    const response = await client.get('/rest/user/authentication-details/')
    expectMatchesContract(authenticationDetails, response)
    const rows = response.json().data as (User & { token?: string; totpSecret: string; lastLoginTime: number | null })[]
    const stored = rowsOf<User>(learner, 'Users')
    const [admin] = rows
    expect(admin!.password).toBe('*'.repeat(stored[0]!.password.length))
    expect(admin!.lastLoginTime).toBeNull()
    expect(admin).not.toHaveProperty('token')
    expect(rows.find((row) => row.id === 10)!.totpSecret).toBe('******')
    expect(rows.some((row) => row.id === 14)).toBe(false)
    const me = rows.find((row) => row.id === id)!
    expect(me.token).toBe('********')
    expect(Math.abs(me.lastLoginTime! - Date.now() / 1000)).toBeLessThan(60)
  })

  it('rejects customers and visitors', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    for (const [visitor, status] of [
      [client, 403],
      [learner.client(), 401],
    ] as const) {
      const response = await visitor.get('/rest/user/authentication-details', asJson)
      expect(response.status).toBe(status)
      expectMatchesContract(authenticationDetails, response)
    }
  })

  it('lists everything for any customer with flawed seams', async () => {
    const learner = flawedLearner(
      testApp,
      [admitAuthenticationDetails, () => true],
      [describeToken, (token: string) => token],
      [selectVisibleAccounts, () => 'all'],
    )
    const { client, id, token } = await createMember(learner)
    const { data } = (await client.get('/rest/user/authentication-details')).json()
    expect(data.find((row: User) => row.id === id).token).toBe(token)
    expect((await client.get('/api/Users/1')).json().data.id).toBe(1)
  })
})

describe('GET /rest/saveLoginIp', () => {
  it('stores the address that the server sees and ignores headers', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    const headers = { 'true-client-ip': XSS, 'x-forwarded-for': '10.0.0.1' }
    const response = await client.get('/rest/saveLoginIp', { headers })
    expectMatchesContract(saveLoginIp, response)
    expect(response.json()).toMatchObject({ id, lastLoginIp: '127.0.0.1', isActive: true })
    expect(response.json()).not.toHaveProperty('password')
    expect(facts.heardFrom(learner).at(-1)).toEqual({
      fact: loginAddressKept.name,
      data: { accountId: id, address: '127.0.0.1', markup: '<code>127.0.0.1</code>' },
    })
    expect((await client.get('/rest/user/whoami')).json().user.lastLoginIp).toBe('127.0.0.1')
  })

  it('returns 401 to visitors', async () => {
    const response = await testApp.learner().client().get('/rest/saveLoginIp')
    expectMatchesContract(saveLoginIp, response)
    expect(response.status).toBe(401)
    expect(response.text).toBe('Unauthorized')
    expect(response.headers['content-type']).toMatch('text/plain')
  })

  it('stores the value of a header with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [
      readLoginAddress,
      (address: string, headers: Record<string, string>) => headers['true-client-ip'] ?? address,
    ])
    const { client } = await createMember(learner)
    const headers = { 'true-client-ip': XSS }
    expect((await client.get('/rest/saveLoginIp', { headers })).json().lastLoginIp).toBe(XSS)
    // The safe screen escapes it, even if a flawed seam has stored it.
    expect(facts.heardFrom(learner).at(-1)).toMatchObject({
      data: { address: XSS, markup: expect.stringMatching(/^<code>&lt;iframe/) },
    })
  })
})
