import { sign } from 'node:crypto'
import { solveSum } from '@fruit/shop/feedback/captcha'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const dataIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')).data

async function signedIn(email: string, password: string): Promise<{ client: Client; token: string; status: number }> {
  const client = testApp.learner().client()
  const answer = await client.post('/rest/user/login', { email, password })
  return { client, status: answer.status, token: answer.json().authentication?.token ?? '' }
}

/** Reads calls with nothing but a customer's bearer token. */
async function reader() {
  const { client, token } = await signedIn('demo', 'demo')
  return (path: string) => client.get(path, { headers: { authorization: `Bearer ${token}` } })
}

describe('seeded accounts', () => {
  it.each([
    ['bender@fruit.test', 'OhG0dPlease1nsertLiquor!', 'customer'],
    ['support@fruit.test', 'J6aVjTgOpRs@?5l!Zkq2AYnCE@RF$P', 'admin'],
    ['J12934@fruit.test', '0Y8rMnww$*9VFYE§59-!Fg1L6t&6lB', 'admin'],
    ['bjorn@windfall.test', 'kitten lesser pooch karate buffoon indoors', 'deluxe'],
    ['accountant@fruit.test', 'i am an awesome accountant', 'accounting'],
    ['demo', 'demo', 'customer'],
    ['ethereum@fruit.test', 'private', 'deluxe'],
  ])('accepts the known password of %s', async (email, password, role) => {
    const { status, token } = await signedIn(email, password)
    expect(status).toBe(200)
    expect(dataIn(token)).toMatchObject({ email, role, isActive: true })
  })

  it('asks for the second factor of an account that has one', async () => {
    const { status } = await signedIn('wurstbrot@fruit.test', 'EinBelegtesBrotMitSchinkenSCHINKEN!')
    expect(status).toBe(401)
  })
})

describe("any customer's token", () => {
  it('reads all accounts and their authentication details', async () => {
    const read = await reader()
    const { data } = (await read('/api/Users')).json()
    expect(data.length).toBeGreaterThan(20)
    expect((await read('/api/Users/1')).json().data).toMatchObject({ role: 'admin' })
    const details = (await read('/rest/user/authentication-details')).json().data
    expect(details).toHaveLength(data.length)
    for (const { password, token } of details) expect(`${password}${token ?? ''}`).toMatch(/^\**$/)
  })

  it('gets the whole account row after a password change', async () => {
    const read = await reader()
    const change = await read('/rest/user/change-password?current=demo&new=aaaaa&repeat=aaaaa')
    expect(change.json().user).toMatchObject({
      email: 'demo',
      password: '594f803b380a41396ed63dca39503542',
      isActive: true,
    })
  })
})

it('GET /rest/user/whoami accepts a token that identifies its account by e-mail only', async () => {
  const learner = testApp.learner()
  const { privateKey } = await learner.inside((world) => world.secrets.signingKeys())
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const tokenOf = (data: object) => {
    const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ data })}`
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const asked = async (data: object) => {
    const answer = await learner.client().get('/rest/user/whoami', {
      headers: { cookie: `${learner.cookie.name}=${learner.cookie.value}; token=${tokenOf(data)}` },
    })
    return answer.json().user.email
  }
  expect(await asked({ email: 'jim@fruit.test' })).toBe('jim@fruit.test')
  expect(await asked({ email: 'nobody@fruit.test' })).toBeUndefined()
  expect(await asked({ id: 999, email: 'jim@fruit.test' })).toBeUndefined()
  expect(await asked({})).toBeUndefined()
})

describe('checks that only the forms enforce', () => {
  it.each(['a', 'zzzzz', 'x'.repeat(300)])('accepts the password %s', async (password) => {
    const client = testApp.learner().client()
    const email = 'new@customer.test'
    expect((await client.post('/api/Users', { email, password, passwordRepeat: password })).status).toBe(201)
    expect((await client.post('/rest/user/login', { email, password })).status).toBe(200)
  })

  it.each(['', 'x'.repeat(1000)])('accepts any text in reviews and feedback: %j', async (words) => {
    const { client } = await createMember(testApp.learner())
    expect((await client.put('/rest/products/1/reviews', { message: words, author: 'x' })).status).toBe(201)
    const { captchaId, captcha } = (await client.get('/rest/captcha')).json()
    const feedback = { comment: words, rating: 3, captchaId, captcha: String(solveSum(captcha)) }
    expect((await client.post('/api/Feedbacks', feedback)).json().data.comment).toBe(words)
  })
})
