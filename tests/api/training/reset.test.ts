import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { when } from '@fruit/challenge-kit/challenge'
import { listUndos, resetTraining, type UndoOffer, undoReset } from '@fruit/contracts/calls/progress'
import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import { maxAcceptedMs, ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, TEST_CONFIGURATION, type TestApp } from '../../support/test-app.ts'

const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'noticeChallenge', name: 'Notice', codingChallenge: true }),
  testChallenge({ id: 2, key: 'loginChallenge', name: 'Login', solvedWhen: when(sessionOpened) }),
)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
})
afterAll(() => testApp.close())

async function reset(client: Client, body: object) {
  const response = await client.post('/rest/training/reset', body)
  expectMatchesContract(resetTraining, response)
  return response
}

/** @param id of the reset; the latest by default */
async function undo(client: Client, id?: number) {
  const response = await client.post('/rest/training/undo', id === undefined ? undefined : { id })
  expectMatchesContract(undoReset, response)
  return response
}

it('POST /rest/training/reset returns 429 after too many resets of one world within a minute', async () => {
  const [mine, yours] = [testApp.learner().client(), testApp.learner().client()]
  const { resetsPerMinute } = TEST_CONFIGURATION.server.limits
  for (let i = 0; i < resetsPerMinute; i++) expect((await reset(mine, { what: 'progress' })).status).toBe(200)
  const refused = [
    await mine.post('/rest/training/reset', { what: 'progress' }),
    await mine.post('/rest/training/undo', {}),
  ]
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  expect((await reset(yours, { what: 'progress' })).status).toBe(200)
})

/** Resets that can be undone, the latest first. */
async function offers(client: Client): Promise<UndoOffer[]> {
  const response = await client.get('/rest/training/undo')
  expectMatchesContract(listUndos, response)
  return response.json().undos
}

/** A player's whole progress, as the calls report it. */
async function state(learner: Learner) {
  const client = learner.client()
  const answers = await Promise.all(
    [
      '/api/Challenges',
      '/rest/training/hints',
      '/rest/continue-code',
      '/rest/continue-code-findIt',
      '/rest/continue-code-fixIt',
      '/rest/training/challenges/noticeChallenge',
      '/rest/training/challenges/loginChallenge',
    ].map(async (path) => (await client.get(path)).json()),
  )
  return answers as unknown[]
}

/** A learner who has solved both challenges, found the lines of one and opened two hints. */
async function createPlayer(): Promise<Learner> {
  const learner = testApp.learner()
  const client = learner.client()
  await client.get('/ftp/legal.md')
  await client.becomeCustomer()
  await client.put(`/rest/continue-code-findIt/apply/${continueCode('find-it', [1])}`)
  await client.post('/rest/training/challenges/noticeChallenge/hints')
  await client.post('/rest/training/challenges/loginChallenge/hints')
  return learner
}

describe('a reset of all progress', () => {
  it('removes everything and can be undone completely', async () => {
    const learner = await createPlayer()
    const untouched = testApp.learner()
    await untouched.client().get('/ftp/legal.md')
    const before = await state(learner)
    const response = await reset(learner.client(), { what: 'progress' })
    expect([response.status, response.json()]).toEqual([200, { undo: expect.objectContaining({ what: 'progress' }) }])
    expect(await state(learner)).toEqual(await state(testApp.learner()))
    expect(await untouched.solved()).toEqual(['noticeChallenge'])
    const undone = await undo(learner.client())
    expect([undone.status, undone.json()]).toEqual([200, { what: 'progress', restored: 2 }])
    expect(await state(learner)).toEqual(before)
  })

  it('is reported to the operator, as are its undo, a restore and a reset of the shop', async () => {
    const learner = await createPlayer()
    const client = learner.client()
    const code = (await client.get('/rest/continue-code')).json().continueCode
    await reset(client, { what: 'progress' })
    await client.put(`/rest/continue-code/apply/${code}`)
    await reset(client, { what: 'challenge', key: 'loginChallenge' })
    await undo(client)
    await reset(client, { what: 'shop' })
    await undo(client)
    const about = testApp.reports.filter((line) => line.includes(learner.id))
    expect(about.slice(2)).toEqual(
      [
        ...['reset the progress', 'restored solves: 2', 'reset loginChallenge'],
        ...['undid a reset, restored solves: 1', 'reset the shop', 'restored the old shop'],
      ].map((what) => `${what} (world ${learner.id})`),
    )
  })

  it('keeps the shop', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const { email, password } = await client.becomeCustomer()
    await reset(client, { what: 'progress' })
    expect((await client.post('/rest/user/login', { email, password })).status).toBe(200)
    expect(await learner.solved()).toEqual(['loginChallenge'])
  })

  it('is undone once, keeping later solves', async () => {
    const learner = await createPlayer()
    await reset(learner.client(), { what: 'progress' })
    await learner.client().get('/ftp/legal.md?again')
    expect((await undo(learner.client())).json()).toEqual({ what: 'progress', restored: 1 })
    expect(await learner.solved()).toEqual(['noticeChallenge', 'loginChallenge'])
    const { explanation } = (await learner.client().get('/rest/training/challenges/noticeChallenge')).json()
    expect(explanation.request.url).toBe('/ftp/legal.md?again')
    expect((await undo(learner.client())).status).toBe(409)
  })

  it('cannot be undone when there was none', async () => {
    const response = await undo(testApp.learner().client())
    expect([response.status, response.text]).toEqual([409, expect.stringMatching(/nothing to undo/)])
  })

  it('can be undone after a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const naming = { kind: 'one', id: 'home' } as const
    const first = await openTestApp({ catalogue, dataFolder, naming })
    await first.app.server.inject('/ftp/legal.md')
    await first.app.server.inject({ method: 'POST', url: '/rest/training/reset', body: { what: 'progress' } })
    await first.close()
    const second = await openTestApp({ catalogue, dataFolder, naming })
    expect((await second.app.server.inject({ method: 'POST', url: '/rest/training/undo' })).json()).toEqual({
      what: 'progress',
      restored: 1,
    })
    const { data } = (await second.app.server.inject('/api/Challenges?solved=true')).json()
    expect(data).toHaveLength(1)
    await second.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
})

describe('a reset of one challenge', () => {
  it('removes its progress only, and the challenge can be solved again', async () => {
    const learner = await createPlayer()
    expect((await reset(learner.client(), { what: 'challenge', key: 'noticeChallenge' })).json()).toEqual({
      undo: expect.objectContaining({ what: 'challenge', key: 'noticeChallenge', title: 'Notice' }),
    })
    expect(await learner.solved()).toEqual(['loginChallenge'])
    expect((await learner.client().get('/rest/training/hints')).json().opened).toEqual({ loginChallenge: [1] })
    expect((await learner.client().get('/rest/continue-code-findIt')).json()).toEqual({})
    await learner.client().get('/ftp/legal.md')
    expect(await learner.solved()).toEqual(['noticeChallenge', 'loginChallenge'])
  })
})

describe('a reset of the shop', () => {
  it('keeps the progress and takes no longer than creating a world', async () => {
    const learner = await createPlayer()
    const client = learner.client()
    const { email, password } = await client.becomeCustomer()
    const before = await state(learner)
    const visitor = learner.client()
    const [births, resets] = [new ResponseTimes(cpuStopwatch), new ResponseTimes(cpuStopwatch)]
    await births.of(() => testApp.learner().client().get('/rest/products/search?q='))
    await resets.of(async () => {
      const response = await reset(visitor, { what: 'shop' })
      expect(response.json()).toEqual({ undo: expect.objectContaining({ what: 'shop' }) })
      expect((await visitor.get('/rest/products/search?q=')).json().data.length).toBeGreaterThan(3)
    })
    expect(resets.slowest).toBeLessThan(maxAcceptedMs(births, 1000))
    expect((await client.post('/rest/user/login', { email, password })).status).toBe(401)
    expect(await state(learner)).toEqual(before)
  })

  it('does not affect other worlds or visits in progress', async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const you = yours.client()
    const { email, password } = await you.becomeCustomer()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => mine.client().get('/rest/products/search?q=')),
      reset(mine.client(), { what: 'shop' }),
      ...Array.from({ length: 10 }, () => mine.client().get('/rest/products/search?q=')),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await you.post('/rest/user/login', { email, password })).status).toBe(200)
  })
})

describe('the list of resets', () => {
  it('allows undoing each once, in any order', async () => {
    const learner = await createPlayer()
    const client = learner.client()
    const before = await state(learner)
    for (const key of ['noticeChallenge', 'loginChallenge']) await reset(client, { what: 'challenge', key })
    await reset(client, { what: 'progress' })
    const there = await offers(client)
    expect(there.map(({ what, title }) => [what, title])).toEqual([
      ['progress', undefined],
      ['challenge', 'Login'],
      ['challenge', 'Notice'],
    ])
    expect((await undo(client, there[2]!.id)).json()).toEqual({ what: 'challenge', restored: 1 })
    expect(await learner.solved()).toEqual(['noticeChallenge'])
    expect((await undo(client, there[2]!.id)).status).toBe(409)
    await undo(client, there[1]!.id)
    await undo(client)
    expect(await offers(client)).toEqual([])
    expect(await state(learner)).toEqual(before)
  })

  it('keeps the latest ten', async () => {
    const client = (await createPlayer()).client()
    for (let round = 0; round < 12; round++) await reset(client, { what: 'progress' })
    const there = await offers(client)
    expect(there).toHaveLength(10)
    const ids = there.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
  })

  it('keeps each for a day and then deletes its shop', async () => {
    let now = Date.parse('2026-05-01T12:00:00Z')
    const later = await openTestApp({ catalogue, clock: { now: () => now } })
    const learner = later.learner()
    const shops = () =>
      readdirSync(join(later.dataFolder, 'worlds', learner.id)).filter((name) => name.startsWith('shop-')).length
    await reset(learner.client(), { what: 'shop' })
    now += 24 * 60 * 60 * 1000 - 1
    expect(await offers(learner.client())).toMatchObject([
      { what: 'shop', madeAt: '2026-05-01T12:00:00.000Z', endsAt: '2026-05-02T12:00:00.000Z' },
    ])
    expect(shops()).toBe(2)
    now += 1
    expect(await offers(learner.client())).toEqual([])
    expect((await undo(learner.client())).status).toBe(409)
    expect(shops()).toBe(1)
    await later.close()
  })

  it.each([[{ id: 'x' }], [{ id: 1.5 }], [{ id: null }]])('rejects an invalid id: %j', async (body) => {
    expect((await testApp.learner().client().post('/rest/training/undo', body)).status).toBe(400)
  })
})

describe('the previous shop', () => {
  /** Whether an account can sign in. */
  const known = async (learner: Learner, account: object) =>
    (await learner.client().post('/rest/user/login', account)).status === 200

  it('is restored completely, and so is the one that it replaces', async () => {
    const learner = testApp.learner()
    const old = await learner.client().becomeCustomer()
    await reset(learner.client(), { what: 'shop' })
    const young = await learner.client().becomeCustomer()
    expect((await undo(learner.client())).json()).toEqual({ what: 'shop', restored: 0 })
    expect([await known(learner, old), await known(learner, young)]).toEqual([true, false])
    expect((await undo(learner.client())).status).toBe(200)
    expect([await known(learner, old), await known(learner, young)]).toEqual([false, true])
    expect(await offers(learner.client())).toHaveLength(1)
  })

  it('is not kept when it is larger than 5 MB', async () => {
    const learner = testApp.learner()
    await learner.client().get('/ftp/legal.md')
    learner.inside(({ files }) => files.write('/ftp/crate.md', Buffer.alloc(5_000_001)))
    expect((await reset(learner.client(), { what: 'shop' })).json()).toEqual({ undo: null })
    expect(await offers(learner.client())).toEqual([])
  })

  it('is restored after a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const naming = { kind: 'one', id: 'home' } as const
    const ask = ({ app }: TestApp, url: string, body: object) =>
      app.server.inject({ method: 'POST', url, body: { ...body } })
    const account = { email: 'keeper@customer.test', password: 'a ripe password', passwordRepeat: 'a ripe password' }
    const first = await openTestApp({ catalogue, dataFolder, naming })
    await ask(first, '/api/Users', account)
    await ask(first, '/rest/training/reset', { what: 'shop' })
    expect((await ask(first, '/rest/user/login', account)).statusCode).toBe(401)
    await first.close()
    const second = await openTestApp({ catalogue, dataFolder, naming })
    expect((await ask(second, '/rest/training/undo', {})).statusCode).toBe(200)
    expect((await ask(second, '/rest/user/login', account)).statusCode).toBe(200)
    await second.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
})

describe('POST /rest/training/reset', () => {
  it.each([
    [{}, 400],
    [{ what: 'everything' }, 400],
    [{ what: 'challenge' }, 400],
    [{ what: 'challenge', key: 'nonsense' }, 404],
    [{ what: 'challenge', key: 'toString' }, 404],
  ])('rejects an unknown target: %j', async (body, status) => {
    expect((await reset(testApp.learner().client(), body)).status).toBe(status)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    // The attacker page of this product has the same host, and browsers send cookies with its requests.
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://elsewhere.test' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'null' }],
  ])('and undo reject requests from other sites: %j', async (headers) => {
    const learner = await createPlayer()
    for (const what of ['progress', 'shop']) {
      const response = await learner.client().post('/rest/training/reset', { what }, { headers })
      expectMatchesContract(resetTraining, response)
      expect(response.status).toBe(403)
    }
    expect((await learner.client().post('/rest/training/undo', undefined, { headers })).status).toBe(403)
    expect(await learner.solved()).toEqual(['noticeChallenge', 'loginChallenge'])
  })
})
