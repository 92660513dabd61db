import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { when } from '@fruit/challenge-kit/challenge'
import { listChallenges } from '@fruit/contracts/calls/training'
import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import { maxAcceptedMs, ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { documentServed } from '@fruit/shop/files/facts'
import { afterEach, describe, expect, it } from 'vitest'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const testApps: TestApp[] = []
const open = async (...options: Parameters<typeof openTestApp>) => {
  const testApp = await openTestApp(...options)
  testApps.push(testApp)
  return testApp
}
afterEach(async () => {
  for (const testApp of testApps.splice(0)) await testApp.close()
})

const catalogue = testCatalogue(
  testChallenge({ id: 3, key: 'thirdChallenge', name: 'Third', difficulty: 3 }),
  testChallenge({ id: 7, key: 'neverChallenge', name: 'Never', solvedWhen: when(documentServed, () => false) }),
)

describe('GET /api/Challenges', () => {
  it('shows a solve with its time in the next request', async () => {
    const learner = (await open({ catalogue })).learner()
    const client = learner.client()
    expect(await learner.solved()).toEqual([])
    await client.get('/ftp/legal.md')
    const { data } = (await client.get('/api/Challenges')).json()
    expect(data.map(({ key, solved }: { key: string; solved: boolean }) => [key, solved])).toEqual([
      ['thirdChallenge', true],
      ['neverChallenge', false],
    ])
    expect(Date.parse(data[0].updatedAt)).toBeGreaterThan(Date.parse(data[0].createdAt))
  })

  it('has the shape that tools expect', async () => {
    const { json } = await (await open({ catalogue })).learner().client().get('/api/challenges')
    const { data } = listChallenges.answers[200].parse(json())
    expect(data[0]).toMatchObject({ id: 3, tags: 'One,Two', hint: 'gentle', disabledEnv: null, difficulty: 3 })
  })

  it.each([
    ['?key=neverChallenge', ['neverChallenge']],
    ['?name=Third', ['thirdChallenge']],
    ['?difficulty=3', ['thirdChallenge']],
    ['?solved=true', []],
    ['?sort=name', ['neverChallenge', 'thirdChallenge']],
    ['?sort=-difficulty', ['thirdChallenge', 'neverChallenge']],
    ['?nonsense=1', ['thirdChallenge', 'neverChallenge']],
  ])('is filtered and sorted by any column: %s', async (query, keys) => {
    const { json } = await (await open({ catalogue })).learner().client().get(`/api/Challenges/${query}`)
    expect(json().data.map(({ key }: { key: string }) => key)).toEqual(keys)
  })

  it.each([
    ['GET', '/api/Challenges/1'],
    ['POST', '/api/Challenges'],
    ['PUT', '/api/Challenges/1'],
    ['DELETE', '/api/Challenges/1'],
  ] as const)('rejects changes and single rows: %s %s', async (method, url) => {
    const testApp = await open({ catalogue, naming: { kind: 'one', id: 'home' } })
    const { token } = await testApp.learner().client().becomeCustomer()
    const { statusCode } = await testApp.app.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { payload: '{"solved":true}' }),
    })
    expect(statusCode).toBe(401)
    expect((await testApp.app.server.inject('/api/Challenges?solved=true')).json().data).toEqual([])
  })

  it('is empty without a catalogue, and the shop works', async () => {
    const client = (await open({ catalogue: testCatalogue() })).learner().client()
    expect((await client.get('/api/Challenges')).json().data).toEqual([])
    expect((await client.get('/rest/products/search?q=')).json().data.length).toBeGreaterThan(3)
    const attack = await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })
    expect(attack.status).toBe(401)
  })
})

describe('progress', () => {
  it('survives a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const naming = { kind: 'one', id: 'home' } as const
    const first = await openTestApp({ catalogue, dataFolder, naming })
    await first.app.server.inject('/ftp/legal.md')
    await first.close()
    const second = await open({ catalogue, dataFolder, naming })
    const { data } = (await second.app.server.inject('/api/Challenges?solved=true')).json()
    expect(data).toHaveLength(1)
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('survives a change of version, while the shop is recreated', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const naming = { kind: 'one', id: 'home' } as const
    const first = await openTestApp({ catalogue, dataFolder, naming, version: '1.0.0' })
    const password = 'a ripe password'
    const body = { email: 'gone@customer.test', password, passwordRepeat: password }
    await first.app.server.inject('/ftp/legal.md')
    await first.app.server.inject({ method: 'POST', url: '/api/Users', body })
    await first.close()
    const second = await open({ catalogue, dataFolder, naming, version: '2.0.0' })
    expect((await second.app.server.inject('/api/Challenges?solved=true')).json().data).toHaveLength(1)
    const login = await second.app.server.inject({ method: 'POST', url: '/rest/user/login', body })
    expect(login.statusCode).toBe(401)
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('survives a reset of the shop, which takes no longer than creating a world', async () => {
    const testApp = await open({ catalogue })
    const learner = testApp.learner()
    await learner.client().get('/ftp/legal.md')
    await learner.client().becomeCustomer()
    const [births, resets] = [new ResponseTimes(cpuStopwatch), new ResponseTimes(cpuStopwatch)]
    await births.of(() => testApp.learner().client().get('/rest/products/search?q='))
    await resets.of(() => {
      testApp.app.backend.registry.reset(learner.id)
      return learner.client().get('/rest/products/search?q=')
    })
    expect(resets.slowest).toBeLessThan(maxAcceptedMs(births, 1000))
    expect(await learner.solved()).toEqual(['thirdChallenge'])
    const accounts = learner.inside(({ db }) =>
      db.all<{ count: number }>({
        sql: "SELECT count(*) AS count FROM Users WHERE email LIKE '%customer.test'",
        parameters: [],
      }),
    )
    expect(accounts).toEqual([{ count: 0 }])
  })

  it('continues when a detector throws, which is reported and does not change the response', async () => {
    const broken = testCatalogue(
      testChallenge({
        key: 'brokenChallenge',
        solvedWhen: when(documentServed, () => {
          throw new Error('a detector with a bug')
        }),
      }),
      testChallenge({ id: 2, key: 'soundChallenge' }),
    )
    const testApp = await open({ catalogue: broken })
    const learner = testApp.learner()
    expect((await learner.client().get('/ftp/legal.md')).status).toBe(200)
    expect(await learner.solved()).toEqual(['soundChallenge'])
    expect(testApp.reports.join()).toMatch(/brokenChallenge.*a detector with a bug/)
  })

  it('is stored when a listener throws, which is reported', async () => {
    const testApp = await open({ catalogue })
    testApp.app.backend.events.subscribe('solved', () => {
      throw new Error('a listener with a bug')
    })
    const learner = testApp.learner()
    expect((await learner.client().get('/ftp/legal.md')).status).toBe(200)
    expect(await learner.solved()).toEqual(['thirdChallenge'])
    expect(testApp.reports.join()).toMatch(/solved failed.*a listener with a bug/)
  })

  it('counts a solve once for simultaneous requests', async () => {
    const testApp = await open({ catalogue })
    const learner = testApp.learner()
    await Promise.all(Array.from({ length: 20 }, () => learner.client().get('/ftp/legal.md')))
    expect(testApp.reports.filter((line) => line.startsWith('solved thirdChallenge'))).toHaveLength(1)
  })
})
