import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { when } from '@fruit/challenge-kit/challenge'
import { AnswerTimes, mostOf } from '@fruit/containment/testing/answer-times'
import { resetTraining, undoReset } from '@fruit/contracts/calls/progress'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import type { Client } from '@fruit/world/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFits } from '../../testing/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../testing/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../testing/test-app.ts'

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
  expectFits(resetTraining, response)
  return response
}

async function undo(client: Client) {
  const response = await client.post('/rest/training/undo')
  expectFits(undoReset, response)
  return response
}

/** Everything that a player has reached, as calls show it. */
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

/** Somebody who solved both challenges, found the lines of one and opened two hints. */
async function aPlayer(): Promise<Learner> {
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
  it('leaves nothing, and is undone completely', async () => {
    const learner = await aPlayer()
    const untouched = testApp.learner()
    await untouched.client().get('/ftp/legal.md')
    const before = await state(learner)
    const response = await reset(learner.client(), { what: 'progress' })
    expect([response.status, response.json()]).toEqual([200, { undoable: true }])
    expect(await state(learner)).toEqual(await state(testApp.learner()))
    expect(await untouched.solved()).toEqual(['noticeChallenge'])
    const undone = await undo(learner.client())
    expect([undone.status, undone.json()]).toEqual([200, { restored: 2 }])
    expect(await state(learner)).toEqual(before)
  })

  it('is told to whoever runs the server, as are its undo, a restore and a new shop', async () => {
    const learner = await aPlayer()
    const client = learner.client()
    const code = (await client.get('/rest/continue-code')).json().continueCode
    await reset(client, { what: 'progress' })
    await client.put(`/rest/continue-code/apply/${code}`)
    await reset(client, { what: 'challenge', key: 'loginChallenge' })
    await undo(client)
    await reset(client, { what: 'shop' })
    const about = testApp.reports.filter((line) => line.includes(learner.id))
    expect(about.slice(2)).toEqual(
      [
        ...['reset the progress', 'restored solves: 2', 'reset loginChallenge'],
        ...['undid a reset, solves back: 1', 'reset the shop'],
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

  it('is undone beside what was solved since, once', async () => {
    const learner = await aPlayer()
    await reset(learner.client(), { what: 'progress' })
    await learner.client().get('/ftp/legal.md?again')
    expect((await undo(learner.client())).json()).toEqual({ restored: 1 })
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
      restored: 1,
    })
    const { data } = (await second.app.server.inject('/api/Challenges?solved=true')).json()
    expect(data).toHaveLength(1)
    await second.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
})

describe('a reset of one challenge', () => {
  it('forgets that one, which can be solved again', async () => {
    const learner = await aPlayer()
    expect((await reset(learner.client(), { what: 'challenge', key: 'noticeChallenge' })).json()).toEqual({
      undoable: true,
    })
    expect(await learner.solved()).toEqual(['loginChallenge'])
    expect((await learner.client().get('/rest/training/hints')).json().opened).toEqual({ loginChallenge: [1] })
    expect((await learner.client().get('/rest/continue-code-findIt')).json()).toEqual({})
    await learner.client().get('/ftp/legal.md')
    expect(await learner.solved()).toEqual(['noticeChallenge', 'loginChallenge'])
  })
})

describe('a reset of the shop', () => {
  it('gives a new one as fast as a new world is made, and keeps the progress', async () => {
    const learner = await aPlayer()
    const client = learner.client()
    const { email, password } = await client.becomeCustomer()
    const before = await state(learner)
    const visitor = learner.client()
    const [births, resets] = [new AnswerTimes(), new AnswerTimes()]
    await births.of(() => testApp.learner().client().get('/rest/products/search?q='))
    await resets.of(async () => {
      const response = await reset(visitor, { what: 'shop' })
      expect(response.json()).toEqual({ undoable: false })
      expect((await visitor.get('/rest/products/search?q=')).json().data.length).toBeGreaterThan(3)
    })
    expect(resets.slowest).toBeLessThan(mostOf(births, 1000))
    expect((await client.post('/rest/user/login', { email, password })).status).toBe(401)
    expect(await state(learner)).toEqual(before)
  })

  it('does nothing to other worlds, and lets visits that are under way end', async () => {
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

describe('a reset', () => {
  it.each([
    [{}, 400],
    [{ what: 'everything' }, 400],
    [{ what: 'challenge' }, 400],
    [{ what: 'challenge', key: 'nonsense' }, 404],
    [{ what: 'challenge', key: 'toString' }, 404],
  ])('needs to know what: %j', async (body, status) => {
    expect((await reset(testApp.learner().client(), body)).status).toBe(status)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    // The attacker's page of this product stands on the same host, and browsers add cookies to what it sends.
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://elsewhere.test' }],
    [{ origin: 'http://localhost:3001' }],
    [{ origin: 'null' }],
  ])('is done for no page of another site, nor is an undo: %j', async (headers) => {
    const learner = await aPlayer()
    for (const what of ['progress', 'shop']) {
      const response = await learner.client().post('/rest/training/reset', { what }, { headers })
      expectFits(resetTraining, response)
      expect(response.status).toBe(403)
    }
    expect((await learner.client().post('/rest/training/undo', undefined, { headers })).status).toBe(403)
    expect(await learner.solved()).toEqual(['noticeChallenge', 'loginChallenge'])
  })
})
