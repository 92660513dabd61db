import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfiguration } from '@fruit/configuration/load-configuration'
import { login as loginCall } from '@fruit/contracts/calls/accounts'
import { DEMO_ACCOUNTS } from '@fruit/identity-provider/demo-accounts'
import { type OpenProvider, openProvider } from '@fruit/server/startup/identity-provider/open-provider'
import type { UserRow } from '@fruit/shop/accounts/account-columns'
import { providerPasswordAccepted } from '@fruit/shop/accounts/facts'
import { providerPassword, scryptHash } from '@fruit/shop/accounts/passwords'
import { type FetchProviderEmail, isAdmitted } from '@fruit/shop/accounts/provider-login'
import { admitPasswordLogin } from '@fruit/shop/accounts/seams'
import { Visit } from '@fruit/world/visit'
import type { Client } from '@fruit/world/visits/client'
import type { Variant } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const CONFIG_FOLDER = fileURLToPath(new URL('../../../config', import.meta.url))
const REDIRECT = 'http://127.0.0.1:3000'
const [quilla, tobin] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0], (typeof DEMO_ACCOUNTS)[0]]

let outside: OpenProvider
let testApp: TestApp
let webFolder: string
beforeAll(async () => {
  const { configuration } = loadConfiguration({ folder: CONFIG_FOLDER, env: { PORT: '0' } })
  outside = await openProvider({ configuration, host: '127.0.0.1', env: {}, report: () => {} })
  webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))
  writeFileSync(join(webFolder, 'index.html'), '<title>%TITLE%</title><!--boot-->')
  testApp = await openTestApp({ identityProvider: outside.provider, webFolder, shop: 'safe' })
})
afterAll(async () => {
  await testApp.close()
  await outside.close()
  rmSync(webFolder, { recursive: true })
})

/** Signs in on the provider's page as a browser does, and returns the access token. */
async function accessTokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const { authorizeUrl, clientId } = outside.provider!.shown
  const wish = { client_id: clientId, response_type: 'token', scope: 'email', redirect_uri: REDIRECT }
  const page = await fetch(`${authorizeUrl}?${new URLSearchParams(wish)}`)
  const [, seal] = (await page.text()).match(/name="seal" value="([^"]+)"/)!
  const answer = await fetch(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: page.headers.get('set-cookie')!.split(';')[0]! },
    body: new URLSearchParams({ ...wish, seal: seal!, email, password, decision: 'allow' }),
  })
  return new URLSearchParams(answer.headers.get('location')!.split('#')[1]).get('access_token')!
}

/** Registers as the web client does after the callback: with a password derived from the e-mail, ignoring failure. */
async function register(client: Client, email: string): Promise<string> {
  const password = providerPassword(email)
  await client.post('/api/Users', { email, password, passwordRepeat: password })
  return password
}

async function login(client: Client, body: object) {
  const response = await client.post('/rest/user/login', body, { headers: { accept: 'application/json' } })
  expectMatchesContract(loginCall, response)
  return response
}

describe('OAuth login', () => {
  it.each(DEMO_ACCOUNTS)('signs in a customer who has never registered: $name', async (person) => {
    const client = testApp.learner().client()
    const accessToken = await accessTokenOf(person)
    const info = await fetch(`${outside.provider!.shown.userInfoUrl}?alt=json&access_token=${accessToken}`)
    const { email } = (await info.json()) as { email: string }
    const password = await register(client, email)
    const answer = await login(client, { email, password, oauth: true, accessToken })
    expect(answer.status).toBe(200)
    expect(answer.json().authentication).toMatchObject({ umail: person.email, bid: expect.any(Number) })
  })

  it('signs in again when registration fails because the account exists', async () => {
    const client = testApp.learner().client()
    for (let i = 0; i < 2; i++) {
      const accessToken = await accessTokenOf(quilla)
      const password = await register(client, quilla.email)
      const { status } = await login(client, { email: quilla.email, password, oauth: true, accessToken })
      expect(status).toBe(200)
    }
  })

  it('accepts a derived password longer than the usual limit', async () => {
    const client = testApp.learner().client()
    const email = `${'a'.repeat(60)}@graftmail.test`
    const password = providerPassword(email)
    const { status } = await client.post('/api/Users', { email, password, passwordRepeat: password })
    expect(status).toBe(201)
  })
})

describe("login with the password derived from an OAuth account's e-mail", () => {
  it.each([
    ['the password only', {}],
    ['the oauth flag', { oauth: true }],
    ['a made-up access token', { oauth: true, accessToken: 'made-up' }],
    ['an empty access token', { oauth: true, accessToken: '' }],
  ])('fails like a wrong password with %s', async (_title, more) => {
    const client = testApp.learner().client()
    const password = await register(client, quilla.email)
    const refused = await login(client, { email: quilla.email, password, ...more })
    const wrong = await login(client, { email: quilla.email, password: 'wrong' })
    expect(refused.status).toBe(401)
    expect([refused.status, refused.text]).toEqual([wrong.status, wrong.text])
  })

  it('fails with the access token of another customer', async () => {
    const client = testApp.learner().client()
    const password = await register(client, quilla.email)
    const accessToken = await accessTokenOf(tobin)
    const { status } = await login(client, { email: quilla.email, password, oauth: true, accessToken })
    expect(status).toBe(401)
  })

  it('fails when the token is sent without the oauth flag', async () => {
    const client = testApp.learner().client()
    const password = await register(client, quilla.email)
    const accessToken = await accessTokenOf(quilla)
    expect((await login(client, { email: quilla.email, password, accessToken })).status).toBe(401)
  })
})

it('OAuth login rejects accounts that have a password of their own', async () => {
  const client = testApp.learner().client()
  const own = { email: quilla.email, password: 'a ripe password', passwordRepeat: 'a ripe password' }
  await client.post('/api/Users', own)
  const accessToken = await accessTokenOf(quilla)
  const password = await register(client, quilla.email)
  expect((await login(client, { email: quilla.email, password, oauth: true, accessToken })).status).toBe(401)
  expect((await login(client, own)).status).toBe(200)
})

it('an account registered by an attacker cannot be taken over after its owner signs in through the provider', async () => {
  const learner = testApp.learner()
  const thief = learner.client()
  const password = providerPassword(quilla.email)
  const registered = await thief.post('/api/Users', { email: quilla.email, password, passwordRepeat: password })
  const answer = { UserId: registered.json().data.id, SecurityQuestionId: 1, answer: 'mine' }
  expect((await thief.post('/api/SecurityAnswers', answer)).status).toBe(201)
  const owner = { email: quilla.email, password, oauth: true, accessToken: await accessTokenOf(quilla) }
  expect((await login(learner.client(), owner)).status).toBe(200)
  const reset = { email: quilla.email, answer: 'mine', new: 'a stolen password', repeat: 'a stolen password' }
  expect((await thief.post('/rest/user/reset-password', reset)).status).toBe(401)
  expect((await login(thief, { email: quilla.email, password: 'a stolen password' })).status).toBe(401)
  expect((await login(learner.client(), owner)).status).toBe(200)
})

it('POST /rest/user/login rejects OAuth fields of a wrong type or length', async () => {
  const client = testApp.learner().client()
  for (const more of [{ oauth: 'yes' }, { accessToken: 5 }, { accessToken: 'x'.repeat(4001) }])
    expect((await login(client, { email: quilla.email, password: 'x', ...more })).status).toBe(400)
})

describe('a flawed seam that accepts any correct password', () => {
  const open: Variant = { label: 'flaw', source: 'a test', implementation: () => true }

  it('lets a plain login into the seeded account of a provider customer', async () => {
    const learner = testApp.learner(new Map([[admitPasswordLogin.name, open]]))
    const { id, email } = learner.inside((world) => world.cast.bjoernGoogle!)
    const hash = await scryptHash(providerPassword(email), null, 1)
    learner.inside((world) =>
      world.db.run({ sql: 'UPDATE Users SET password = ? WHERE id = ?', parameters: [hash, id] }),
    )
    const body = { email, password: providerPassword(email) }
    const answer = await login(learner.client(), body)
    expect(answer.status).toBe(200)
    expect(answer.json().authentication.umail).toBe(email)
    learner.inside((world) => world.setVariant(admitPasswordLogin.name, null))
    expect((await login(learner.client(), body)).status).toBe(401)
  })
})

describe('the fact about an accepted derived password', () => {
  const user = (email: unknown) => ({ id: 4, email }) as UserRow
  const nobody: FetchProviderEmail = async () => null

  async function facts(login: Parameters<typeof isAdmitted>[2], row: UserRow, emailBehind: FetchProviderEmail) {
    const learner = testApp.learner(
      new Map([[admitPasswordLogin.name, { label: 'flaw', source: 'a test', implementation: () => true }]]),
    )
    const visit = learner.inside((world) => new Visit(world, null))
    await isAdmitted(visit, row, login, emailBehind)
    return visit.journal
  }

  it('records whether the provider vouched for the login', async () => {
    const email = 'bjorn@mail.test'
    const plain = { email, password: providerPassword(email) }
    const fact = providerPasswordAccepted
    expect(await facts(plain, user(email), nobody)).toEqual([{ fact, data: { accountId: 4, vouched: false } }])
    expect(await facts({ ...plain, oauth: true, accessToken: 'x' }, user(email), async () => email)).toEqual([
      { fact, data: { accountId: 4, vouched: true } },
    ])
  })

  it('is not recorded for other passwords or for rows without an e-mail', async () => {
    const email = 'bjorn@mail.test'
    expect(await facts({ email, password: 'x' }, user(email), nobody)).toEqual([])
    for (const odd of [null, 7, '']) expect(await facts({ email, password: 'x' }, user(odd), nobody)).toEqual([])
  })

  it('calls the provider only for derived passwords', async () => {
    const asked: string[] = []
    const ask: FetchProviderEmail = async (token) => {
      asked.push(token)
      return null
    }
    await facts({ email: 'a@b', password: 'x', oauth: true, accessToken: 'mine' }, user('a@b'), ask)
    expect(asked).toEqual([])
    await facts({ email: 'a@b', password: providerPassword('a@b'), oauth: true, accessToken: 'mine' }, user('a@b'), ask)
    expect(asked).toEqual(['mine'])
  })
})

describe('boot data of the page', () => {
  const bootOf = (text: string) => JSON.parse(text.match(/id="boot">([^<]*)</)![1]!)

  it("contains the provider's public addresses and no server-only settings", async () => {
    const { text } = await testApp.learner().client().get('/')
    expect(bootOf(text).identityProvider).toEqual(outside.provider!.shown)
  })

  it('contains null when no provider is configured', async () => {
    const alone = await openTestApp({ webFolder })
    try {
      expect(bootOf((await alone.learner().client().get('/')).text).identityProvider).toBeNull()
    } finally {
      await alone.close()
    }
  })
})

it('the derived password is the reversed e-mail in Base64', () => {
  expect(providerPassword('ada@graftmail.test')).toBe('dHNldC5saWFtdGZhcmdAYWRh')
  expect(providerPassword('grün@😀.test')).toBe(Buffer.from('tset.😀@nürg').toString('base64'))
})
