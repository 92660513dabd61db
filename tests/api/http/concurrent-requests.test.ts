import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockedMs } from '../../support/main-thread.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Maximum processor time of one iteration of the event loop, in milliseconds. Handling all requests takes several times as long. */
const LIMIT_MS = 100

/** Fewer than may wait for one world. */
const REQUESTS = 400

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it.each<[string, Parameters<ReturnType<ReturnType<TestApp['learner']>['client']>['get']>[1]]>([
  ['with a token, which is verified first', { headers: { authorization: 'Bearer x' } }],
  ['in a language that is loaded first', { headers: { cookie: 'language=fr_FR' } }],
  ['without either', {}],
])('many simultaneous requests %s do not block the main thread', async (_, options) => {
  const blocked = await blockedMs(
    async () => {
      const client = testApp.learner().client()
      await client.get('/rest/admin/application-version')
      const answers = await Promise.all(Array.from({ length: REQUESTS }, () => client.get('/api/Hints', options)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    },
    { limitMs: LIMIT_MS },
  )
  expect(blocked).toBeLessThan(LIMIT_MS)
})

it('many simultaneous requests with bodies do not block the main thread', async () => {
  const opened = Object.fromEntries(['loginAdminChallenge', 'localXssChallenge'].map((key) => [key, [1, 2, 3]]))
  const blocked = await blockedMs(
    async () => {
      const client = testApp.learner().client()
      await client.get('/rest/admin/application-version')
      await Promise.all(Array.from({ length: REQUESTS }, () => client.put('/rest/training/hints', { opened })))
    },
    { limitMs: LIMIT_MS },
  )
  expect(blocked).toBeLessThan(LIMIT_MS)
})
