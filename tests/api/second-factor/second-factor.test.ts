import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@fruit/contracts/calls/accounts'
import * as calls from '@fruit/contracts/calls/second-factor'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { codeOf } from '@fruit/shop/second-factor/authenticator'
import { secondFactorRemoved, secondFactorSetUp } from '@fruit/shop/second-factor/facts'
import { judgeCode, storeSecret } from '@fruit/shop/second-factor/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, type Member, rowsOf } from '../../support/members.ts'
import { testChallenge } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const SEEDED = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const STEP = 30_000
const facts = listenTo(sessionOpened, secondFactorSetUp, secondFactorRemoved)

let now = 0
let testApp: TestApp
beforeAll(async () => {
  const challenge = testChallenge({})
  const catalogue = {
    ...facts.catalogue,
    props: new Map([[challenge.id, { accounts: { timo: { totpSecret: SEEDED } } }]]),
  }
  testApp = await openTestApp({ shop: 'safe', catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  // The middle of a TOTP step.
  now = Math.floor(Date.now() / STEP) * STEP + STEP / 2
})

const passwordStep = async (client: Client, { email, password }: Pick<Member, 'email' | 'password'>) => {
  const response = await client.post('/rest/user/login', { email, password })
  expectMatchesContract(login, response)
  return response
}
const tmpTokenFor = async (client: Client, member: Pick<Member, 'email' | 'password'>): Promise<string> =>
  (await passwordStep(client, member)).json().data.tmpToken
const verify = async (client: Client, body: object) => {
  const response = await client.post('/rest/2fa/verify', body)
  expectMatchesContract(calls.verifySecondFactor, response)
  return response
}
const status = async (client: Client) => {
  const response = await client.get('/rest/2fa/status')
  expectMatchesContract(calls.secondFactorStatus, response)
  return response
}
const setUp = async (client: Client, body: object) => {
  const response = await client.post('/rest/2fa/setup', body)
  expectMatchesContract(calls.setUpSecondFactor, response)
  return response
}
const disable = async (client: Client, body: object) => {
  const response = await client.post('/rest/2fa/disable', body)
  expectMatchesContract(calls.removeSecondFactor, response)
  return response
}
const storedSecret = (learner: Learner, id: number) =>
  rowsOf<{ id: number; totpSecret: string }>(learner, 'Users').find((row) => row.id === id)!.totpSecret

/** A customer who set up a second factor a minute ago. */
async function createMemberWithSecondFactor(learner: Learner) {
  const member = await createMember(learner)
  const { secret, setupToken } = (await status(member.client)).json()
  const body = { password: member.password, setupToken, initialToken: codeOf(secret, now) }
  expect((await setUp(member.client, body)).status).toBe(200)
  facts.heardFrom(learner)
  now += 60_000
  return { ...member, secret: secret as string }
}

describe('a second factor', () => {
  it('is set up with the offered secret and required afterwards', async () => {
    const learner = testApp.learner()
    const member = await createMember(learner)
    const offer = (await status(member.client)).json()
    expect(offer).toEqual({
      setup: false,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      email: member.email,
      setupToken: expect.any(String),
    })
    facts.heardFrom(learner)
    const { secret, setupToken } = offer
    const done = await setUp(member.client, {
      password: member.password,
      setupToken,
      initialToken: codeOf(secret, now),
    })
    expect(done.status).toBe(200)
    expect(done.text).toBe('')
    expect((await status(member.client)).json()).toEqual({ setup: true })
    expect(facts.heardFrom(learner)).toEqual([{ fact: secondFactorSetUp.name, data: { accountId: member.id } }])

    const asked = await passwordStep(learner.client(), member)
    expect(asked.status).toBe(401)
    expect(asked.json()).toEqual({ status: 'totp_token_required', data: { tmpToken: expect.any(String) } })
    now += STEP
    const signedIn = await verify(learner.client(), {
      tmpToken: asked.json().data.tmpToken,
      totpToken: codeOf(secret, now),
    })
    expect(signedIn.status).toBe(200)
    expect(signedIn.json().authentication).toMatchObject({ umail: member.email, bid: expect.any(Number) })
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: sessionOpened.name,
        data: expect.objectContaining({
          accountId: member.id,
          email: member.email,
          role: 'customer',
          how: 'second-factor',
        }),
      },
    ])
    const { token } = signedIn.json().authentication
    const headers = { authorization: `Bearer ${token}` }
    expect((await learner.client().get('/rest/2fa/status', { headers })).json()).toEqual({ setup: true })
  })

  it('gets a new secret with each offer', async () => {
    const { client } = await createMember(testApp.learner())
    const [first, second] = [(await status(client)).json(), (await status(client)).json()]
    expect(first.secret).not.toBe(second.secret)
  })

  it.each([
    ['a wrong password', { password: 'unripe' }],
    ['no password', { password: undefined }],
    ['a wrong code', { initialToken: '000000' }],
    ['no code', { initialToken: undefined }],
    ['no offer', { setupToken: undefined }],
    ['an unsigned offer', { setupToken: 'e30.e30.e30' }],
  ])('is not set up with %s', async (_title, wrong) => {
    const learner = testApp.learner()
    const { client, password, id } = await createMember(learner)
    const { secret, setupToken } = (await status(client)).json()
    const refused = await setUp(client, { password, setupToken, initialToken: codeOf(secret, now), ...wrong })
    expect(refused.status).toBe(401)
    expect(refused.text).toBe('')
    expect(storedSecret(learner, id)).toBe('')
  })

  it("is not set up with another account's offer, a session token or an expired offer", async () => {
    const learner = testApp.learner()
    const [member, other] = [await createMember(learner), await createMember(learner)]
    const foreign = (await status(other.client)).json()
    const attempt = (setupToken: string, secret: string) =>
      setUp(member.client, { password: member.password, setupToken, initialToken: codeOf(secret, now) })
    expect((await attempt(foreign.setupToken, foreign.secret)).status).toBe(401)
    expect((await attempt(member.token, foreign.secret)).status).toBe(401)
    const own = (await status(member.client)).json()
    now += 60 * 60_000
    expect((await attempt(own.setupToken, own.secret)).status).toBe(401)
  })

  it('cannot be replaced, and only one of two simultaneous setups succeeds', async () => {
    const learner = testApp.learner()
    const { client, password, id } = await createMember(learner)
    const offers = [(await status(client)).json(), (await status(client)).json()]
    const bodies = offers.map(({ secret, setupToken }) => ({ password, setupToken, initialToken: codeOf(secret, now) }))
    const answers = await Promise.all(bodies.map((body) => setUp(client, body)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
    const stored = storedSecret(learner, id)
    for (const body of bodies) expect((await setUp(client, body)).status).toBe(401)
    expect(storedSecret(learner, id)).toBe(stored)
  })

  it('is removed with the password only and can be set up again at once', async () => {
    const learner = testApp.learner()
    const { client, password, id } = await createMemberWithSecondFactor(learner)
    for (const wrong of [{ password: 'unripe' }, {}]) expect((await disable(client, wrong)).status).toBe(401)
    expect(storedSecret(learner, id)).not.toBe('')
    const done = await disable(client, { password })
    expect(done.status).toBe(200)
    expect(done.text).toBe('')
    expect(facts.heardFrom(learner)).toEqual([{ fact: secondFactorRemoved.name, data: { accountId: id } }])
    expect((await passwordStep(learner.client(), { ...(await whoIs(client)), password })).status).toBe(200)
    facts.heardFrom(learner)
    expect((await disable(client, { password })).status).toBe(200)
    expect(facts.heardFrom(learner)).toEqual([])
    const { secret, setupToken } = (await status(client)).json()
    expect((await setUp(client, { password, setupToken, initialToken: codeOf(secret, now) })).status).toBe(200)
  })

  it('requires a session', async () => {
    const client = testApp.learner().client()
    for (const response of [await status(client), await setUp(client, {}), await disable(client, {})]) {
      expect(response.status).toBe(401)
      expect(response.text).toBe('')
    }
  })
})

const whoIs = async (client: Client): Promise<{ email: string }> => (await client.get('/rest/user/whoami')).json().user

describe('a TOTP code', () => {
  it.each([-1, 0, 1])('is accepted %d steps from now', async (steps) => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const tmpToken = await tmpTokenFor(learner.client(), member)
    const totpToken = codeOf(member.secret, now + steps * STEP)
    expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(200)
  })

  it.each([-2, 2])('is rejected %d steps from now', async (steps) => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const tmpToken = await tmpTokenFor(learner.client(), member)
    const totpToken = codeOf(member.secret, now + steps * STEP)
    expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(401)
  })

  it('is valid once and invalidates earlier ones', async () => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const tmpToken = await tmpTokenFor(learner.client(), member)
    const totpToken = codeOf(member.secret, now)
    expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(200)
    expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(401)
    expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(member.secret, now - STEP) })).status).toBe(
      401,
    )
    expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(member.secret, now + STEP) })).status).toBe(
      200,
    )
  })

  it('stays used after a restart of the shop', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const options = {
      shop: 'safe',
      dataFolder,
      naming: { kind: 'one', id: 'home' },
      clock: { now: () => now },
    } as const
    const first = await openTestApp(options)
    const client = first.learner().client()
    const { email, password } = await client.becomeCustomer()
    const { secret, setupToken } = (await status(client)).json()
    await setUp(client, { password, setupToken, initialToken: codeOf(secret, now) })
    await first.close()
    const second = await openTestApp(options)
    const anew = second.learner().client()
    const tmpToken = await tmpTokenFor(anew, { email, password })
    expect((await verify(anew, { tmpToken, totpToken: codeOf(secret, now) })).status).toBe(401)
    expect((await verify(anew, { tmpToken, totpToken: codeOf(secret, now + STEP) })).status).toBe(200)
    await second.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('used for the setup cannot be used to sign in', async () => {
    const learner = testApp.learner()
    const { client, email, password } = await createMember(learner)
    const { secret, setupToken } = (await status(client)).json()
    const code = codeOf(secret, now)
    await setUp(client, { password, setupToken, initialToken: code })
    const tmpToken = await tmpTokenFor(learner.client(), { email, password })
    expect((await verify(learner.client(), { tmpToken, totpToken: code })).status).toBe(401)
  })

  it('is accepted for only one of two simultaneous logins', async () => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const tokens = await Promise.all([tmpTokenFor(learner.client(), member), tmpTokenFor(learner.client(), member)])
    const totpToken = codeOf(member.secret, now)
    const answers = await Promise.all(tokens.map((tmpToken) => verify(learner.client(), { tmpToken, totpToken })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  it.each([['wrong'], [''], ['12345'], ['1234567'], ['١٢٣٤٥٦'], [123456], [undefined]])(
    'of %j is rejected with an empty body',
    async (totpToken) => {
      const learner = testApp.learner()
      const member = await createMemberWithSecondFactor(learner)
      const refused = await verify(learner.client(), {
        tmpToken: await tmpTokenFor(learner.client(), member),
        totpToken,
      })
      expect(refused.status).toBe(401)
      expect(refused.text).toBe('')
      expect(facts.heardFrom(learner)).toEqual([])
    },
  )

  it('can be a number without its leading zeros', async () => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    while (!codeOf(member.secret, now).startsWith('0')) now += STEP
    const tmpToken = await tmpTokenFor(learner.client(), member)
    const totpToken = Number(codeOf(member.secret, now))
    expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(200)
  })

  it('requires a recent token of the password step from the same world', async () => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const stranger = await createMemberWithSecondFactor(testApp.learner())
    const totpToken = codeOf(member.secret, now)
    const foreign = await tmpTokenFor(stranger.client, stranger).catch(() => 'x')
    for (const tmpToken of [undefined, '', 'e30.e30.e30', member.token, foreign])
      expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(401)
    const late = await tmpTokenFor(learner.client(), member)
    now += 15 * 60_000
    expect((await verify(learner.client(), { tmpToken: late, totpToken: codeOf(member.secret, now) })).status).toBe(401)
  })

  it('of another account is rejected', async () => {
    const learner = testApp.learner()
    const [member, other] = [await createMemberWithSecondFactor(learner), await createMemberWithSecondFactor(learner)]
    const tmpToken = await tmpTokenFor(learner.client(), member)
    expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(other.secret, now) })).status).toBe(401)
  })

  it('can be tried 100 times in five minutes, with a limit per call', async () => {
    const learner = testApp.learner()
    const member = await createMemberWithSecondFactor(learner)
    const client = learner.client()
    const tmpToken = await tmpTokenFor(client, member)
    for (let i = 0; i < 100; i++) expect((await verify(client, { tmpToken, totpToken: '000000' })).status).toBe(401)
    const right = { tmpToken, totpToken: codeOf(member.secret, now) }
    const over = await verify(client, right)
    expect(over.status).toBe(429)
    expect(over.headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0' })
    expect((await disable(member.client, {})).headers['x-ratelimit-remaining']).toBe('99')
    expect((await setUp(member.client, {})).headers['x-ratelimit-remaining']).toBe('98')
    now += 5 * 60_000
    expect((await verify(client, { tmpToken, totpToken: codeOf(member.secret, now) })).status).toBe(200)
  })
})

describe('the stored secret of a second factor', () => {
  it('is encrypted and bound to its account', async () => {
    const learner = testApp.learner()
    const [member, other] = [await createMemberWithSecondFactor(learner), await createMemberWithSecondFactor(learner)]
    const stored = storedSecret(learner, member.id)
    expect(stored).toMatch(/^\$aes-256-gcm\$[\w-]+$/)
    expect(stored).not.toContain(member.secret)
    learner.inside(({ db }) =>
      db.run({ sql: 'UPDATE Users SET totpSecret = ? WHERE id = ?', parameters: [stored, other.id] }),
    )
    const tmpToken = await tmpTokenFor(learner.client(), other)
    expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(member.secret, now) })).status).toBe(401)
  })

  it('of a seeded account is encrypted when the world is created', async () => {
    const [one, two] = [testApp.learner(), testApp.learner()]
    const id = one.inside(({ cast }) => cast.timo!.id)
    expect(storedSecret(one, id)).toMatch(/^\$aes-256-gcm\$/)
    expect(storedSecret(one, id)).not.toBe(storedSecret(two, id))
    const totpToken = codeOf(SEEDED, now)
    const password = await passwordOf(one, id)
    const tmpToken = await tmpTokenFor(one.client(), { email: `wurstbrot@${one.client().domain}`, password })
    expect((await verify(one.client(), { tmpToken, totpToken })).status).toBe(200)
    expect(facts.heardFrom(one)).toMatchObject([{ data: { accountId: id, role: 'admin', how: 'second-factor' } }])
  })

  it('is stored in plain text with a flawed seam, and both forms work', async () => {
    const learner = flawedLearner(testApp, [storeSecret, (secret: string) => secret])
    const member = await createMemberWithSecondFactor(learner)
    expect(storedSecret(learner, member.id)).toBe(member.secret)
    learner.inside((world) => world.setVariant(storeSecret.name, null))
    const tmpToken = await tmpTokenFor(learner.client(), member)
    expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(member.secret, now) })).status).toBe(200)
  })

  it('accepts a code twice when a flawed seam ignores used codes', async () => {
    const again = (secret: string, code: string, time: number) => judgeCode.safe(secret, code, time, null)
    const learner = flawedLearner(testApp, [judgeCode, again])
    const member = await createMemberWithSecondFactor(learner)
    const tmpToken = await tmpTokenFor(learner.client(), member)
    const totpToken = codeOf(member.secret, now)
    for (let i = 0; i < 2; i++) expect((await verify(learner.client(), { tmpToken, totpToken })).status).toBe(200)
  })
})

/** Gives a seeded account the password of a new customer and returns it. */
async function passwordOf(learner: Learner, id: number): Promise<string> {
  const { email, password } = await createMember(learner)
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Users SET password = (SELECT password FROM Users WHERE email = ?) WHERE id = ?',
      parameters: [email, id],
    }),
  )
  facts.heardFrom(learner)
  return password
}

it("stored secrets are converted when the seam's implementation changes, and stay valid", async () => {
  const inClear = { label: 'flaw', source: 'test', implementation: (secret: string) => secret }
  const learner = testApp.learner()
  const timo = learner.inside(({ cast }) => cast.timo!.id)
  expect(storedSecret(learner, timo)).toMatch(/^\$aes-256-gcm\$/)

  learner.inside((world) => world.setVariant(storeSecret.name, inClear))
  expect(storedSecret(learner, timo)).toBe(SEEDED)

  const member = await createMemberWithSecondFactor(learner)
  learner.inside((world) => world.setVariant(storeSecret.name, null))
  const { user } = (await member.client.get('/rest/user/whoami')).json()
  const sealed = [timo, user.id].map((id) => storedSecret(learner, id))
  for (const text of sealed) expect(text).toMatch(/^\$aes-256-gcm\$/)
  learner.inside((world) => world.setVariant(storeSecret.name, null))
  expect([timo, user.id].map((id) => storedSecret(learner, id))).toEqual(sealed)

  const tmpToken = await tmpTokenFor(learner.client(), member)
  expect((await verify(learner.client(), { tmpToken, totpToken: codeOf(member.secret, now) })).status).toBe(200)
})
