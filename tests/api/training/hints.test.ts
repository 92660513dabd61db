import * as contracts from '@fruit/contracts/calls/hints'
import { listChallenges } from '@fruit/contracts/calls/training'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const catalogue = testCatalogue(
  testChallenge({ id: 3, key: 'thirdChallenge', name: 'Third' }),
  testChallenge({ id: 7, key: 'seventhChallenge', name: 'Seventh' }),
)

let testApp: TestApp
let hidden: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
  const { configuration } = testApp.learner().inside((world) => world)
  hidden = await openTestApp({
    catalogue,
    configuration: { ...configuration, challenges: { ...configuration.challenges, showHints: false } },
  })
})
afterAll(() => Promise.all([testApp.close(), hidden.close()]))

const texts = (hints: { text: string | null }[]) => hints.map(({ text }) => text)

describe('/api/Hints', () => {
  it('returns every text for tools that export events', async () => {
    const response = await testApp.learner().client().get('/api/Hints')
    expectMatchesContract(contracts.listHints, response)
    const { data } = response.json()
    expect(data.map((row: contracts.HintRow) => [row.id, row.ChallengeId, row.order, row.text, row.unlocked])).toEqual([
      [301, 3, 1, 'gentle', false],
      [302, 3, 2, 'clear', false],
      [303, 3, 3, 'explicit', false],
      [701, 7, 1, 'gentle', false],
      [702, 7, 2, 'clear', false],
      [703, 7, 3, 'explicit', false],
    ])
  })

  it('is filtered by any column', async () => {
    const { data } = (await testApp.learner().client().get('/api/hints/?ChallengeId=7&order=2')).json()
    expect(data).toHaveLength(1)
  })

  it('opens a hint permanently', async () => {
    const client = testApp.learner().client()
    const opened = await client.put('/api/Hints/302', { unlocked: true })
    expectMatchesContract(contracts.unlockHint, opened)
    expect(opened.json().data).toMatchObject({ id: 302, unlocked: true })
    const { data } = (await client.get('/api/Hints?unlocked=true')).json()
    expect(data.map(({ id }: contracts.HintRow) => id)).toEqual([302])
    const closed = await client.put('/api/Hints/302', { unlocked: false })
    expectMatchesContract(contracts.unlockHint, closed)
    expect([closed.status, closed.json().errors[0].message]).toEqual([400, 'A hint that was opened stays open.'])
    const untouched = await client.put('/api/Hints/303', { text: 'mine', unlocked: false })
    expect(untouched.json().data).toMatchObject({ text: 'explicit', unlocked: false })
  })

  it.each([0, 300, 304, 399, 9901, 9007199254740991])('returns 404 for the hint %d', async (id) => {
    const response = await testApp.learner().client().put(`/api/Hints/${id}`, { unlocked: true })
    expectMatchesContract(contracts.unlockHint, response)
    expect(response.status).toBe(404)
  })

  it.each([
    ['GET', '/api/Hints/301'],
    ['POST', '/api/Hints'],
    ['DELETE', '/api/Hints/301'],
  ] as const)('rejects %s %s for everyone', async (method, url) => {
    expect((await testApp.app.server.inject({ method, url })).statusCode).toBe(401)
  })

  it('is empty when the configuration hides hints', async () => {
    const client = hidden.learner().client()
    expect((await client.get('/api/Hints')).json().data).toEqual([])
    const refused = await client.put('/api/Hints/301', { unlocked: true }, { headers: { accept: 'application/json' } })
    expectMatchesContract(contracts.unlockHint, refused)
    expect([refused.status, refused.json().error.message]).toEqual([403, 'Hints are switched off here.'])
    const challenges = await client.get('/api/Challenges')
    expectMatchesContract(listChallenges, challenges)
    expect(challenges.json().data[0].hint).toBeNull()
    expect((await client.get('/rest/training/challenges/thirdChallenge')).json().hints).toEqual([])
    expect((await client.post('/rest/training/challenges/thirdChallenge/hints')).status).toBe(403)
  })
})

describe('hints of a challenge', () => {
  it('open one by one and are not sent earlier', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const page = async () => (await client.get('/rest/training/challenges/thirdChallenge')).json()
    expect(texts((await page()).hints)).toEqual([null, null, null])
    const next = async () => {
      const response = await client.post('/rest/training/challenges/thirdChallenge/hints')
      expectMatchesContract(contracts.openNextHint, response)
      return response
    }
    expect(texts((await next()).json().hints)).toEqual(['gentle', null, null])
    expect(texts((await page()).hints)).toEqual(['gentle', null, null])
    await next()
    expect(texts((await next()).json().hints)).toEqual(['gentle', 'clear', 'explicit'])
    const exhausted = await next()
    expect(exhausted.status).toBe(409)
    expect((await client.get('/rest/training/challenges/seventhChallenge')).json().hints[0].text).toBeNull()
  })

  it('open at the first locked one', async () => {
    const client = testApp.learner().client()
    await client.put('/api/Hints/301', { unlocked: true })
    const { hints } = (await client.post('/rest/training/challenges/thirdChallenge/hints')).json()
    expect(texts(hints)).toEqual(['gentle', 'clear', null])
  })

  it('do not open for requests from other sites or unknown challenges', async () => {
    const client = testApp.learner().client()
    const foreign = { headers: { 'sec-fetch-site': 'cross-site', accept: 'application/json' } }
    const refused = [
      await client.post('/rest/training/challenges/thirdChallenge/hints', undefined, foreign),
      await client.put('/api/Hints/301', { unlocked: true }, foreign),
      await client.put('/rest/training/hints', { opened: { thirdChallenge: [1] } }, foreign),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(refused[0]!.json().error.message).toMatch(/another site/)
    const unknown = await client.post('/rest/training/challenges/toString/hints')
    expectMatchesContract(contracts.openNextHint, unknown)
    expect(unknown.status).toBe(404)
    expect((await client.get('/rest/training/hints')).json()).toEqual({ opened: {} })
  })

  it('are part of a backup and can be restored in another world', async () => {
    const [mine, yours] = [testApp.learner().client(), testApp.learner().client()]
    for (const id of [303, 301, 702]) await mine.put(`/api/Hints/${id}`, { unlocked: true })
    const saved = await mine.get('/rest/training/hints')
    expectMatchesContract(contracts.getOpenedHints, saved)
    expect(saved.json()).toEqual({ opened: { thirdChallenge: [1, 3], seventhChallenge: [2] } })
    expect((await yours.get('/rest/training/hints')).json()).toEqual({ opened: {} })
    await yours.put('/api/Hints/701', { unlocked: true })
    const restored = await yours.put('/rest/training/hints', saved.json())
    expectMatchesContract(contracts.restoreOpenedHints, restored)
    expect(restored.json()).toEqual({ opened: { thirdChallenge: [1, 3], seventhChallenge: [1, 2] } })
  })

  it('are restored only if they exist', async () => {
    const client = testApp.learner().client()
    const opened = { thirdChallenge: [2, 50], goneChallenge: [1], __proto__: [1] }
    const restored = await client.put('/rest/training/hints', { opened })
    expect(restored.json()).toEqual({ opened: { thirdChallenge: [2] } })
    for (const nonsense of [{}, { opened: { thirdChallenge: ['x'] } }, { opened: { thirdChallenge: [-1] } }]) {
      const response = await client.put('/rest/training/hints', nonsense)
      expectMatchesContract(contracts.restoreOpenedHints, response)
      expect(response.status).toBe(400)
    }
  })
})
