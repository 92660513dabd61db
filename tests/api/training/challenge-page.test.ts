import { when } from '@fruit/challenge-kit/challenge'
import { notificationsClosed } from '@fruit/challenge-kit/facts'
import { type ChallengePage, getChallengePage } from '@fruit/contracts/calls/training'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const never = when(sessionOpened, () => false)
const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'firstChallenge', name: 'First', difficulty: 2, category: 'XSS' }),
  testChallenge({
    id: 2,
    key: 'loginChallenge',
    name: 'Login',
    difficulty: 3,
    prerequisites: ['firstChallenge', 'goneChallenge'],
    solvedWhen: when(sessionOpened),
  }),
  testChallenge({ id: 3, key: 'hardChallenge', name: 'Hard', difficulty: 6, category: 'XSS', solvedWhen: never }),
  testChallenge({ id: 4, key: 'nextChallenge', name: 'Next', difficulty: 3, category: 'XSS', solvedWhen: never }),
  testChallenge({ id: 5, key: 'easyChallenge', name: 'Easy', difficulty: 1, category: 'XSS', solvedWhen: never }),
  testChallenge({
    id: 6,
    key: 'closeChallenge',
    name: 'Close',
    difficulty: 6,
    solvedWhen: when(notificationsClosed, ({ count }) => count > 1),
  }),
)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
})
afterAll(() => testApp.close())

async function page(learner: Learner, key: string): Promise<ChallengePage> {
  const response = await learner.client().get(`/rest/training/challenges/${key}`)
  expectMatchesContract(getChallengePage, response)
  expect(response.status).toBe(200)
  return response.json()
}

describe('GET /rest/training/challenges/:key', () => {
  it('reveals nothing before the solve', async () => {
    const shown = await page(testApp.learner(), 'firstChallenge')
    expect(shown).toMatchObject({ kind: 'discovery', hasTutorial: false, explanation: null })
    expect(shown.challenge).toMatchObject({ key: 'firstChallenge', solved: false })
    expect(JSON.stringify(shown)).not.toMatch(/a clue|a cause|practised|\/ftp\/\{file\}/)
  })

  it('explains clue, cause, fix, prevention and the vulnerable call after the solve', async () => {
    const learner = testApp.learner()
    await learner.client().get('/ftp/legal.md?why=not')
    const { explanation } = await page(learner, 'firstChallenge')
    expect(explanation).toMatchObject({
      clue: 'a clue',
      cause: 'a cause',
      fix: 'a fix',
      prevention: 'care',
      references: 'a book',
      practice: { impact: 'practised impact', question: 'practised question', answer: 'practised answer' },
      standards: [
        {
          id: 'CWE-200',
          edition: 'CWE 4.18',
          title: 'Exposure of Sensitive Information to an Unauthorized Actor',
          address: 'https://cwe.mitre.org/data/definitions/200.html',
        },
      ],
      place: { call: 'GET /ftp/{file}', parameter: 'path.file' },
      request: { kind: 'request', method: 'GET', url: '/ftp/legal.md?why=not', body: '', cut: false },
    })
  })

  it('shows the request that solved it as sent', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const { email, password } = await client.becomeCustomer()
    const { request } = (await page(learner, 'loginChallenge')).explanation!
    expect(request).toEqual({
      kind: 'request',
      method: 'POST',
      url: '/rest/user/login',
      contentType: 'application/json',
      body: JSON.stringify({ email, password }),
      cut: false,
    })
  })

  it('keeps the beginning of a long request', async () => {
    const learner = testApp.learner()
    const url = `/ftp/legal.md?x=${'y'.repeat(5000)}`
    await learner.client().get(url)
    const { request } = (await page(learner, 'firstChallenge')).explanation!
    expect(request).toMatchObject({ url: url.slice(0, 2000), cut: true })
  })

  it('shows the socket message that solved it', async () => {
    const learner = testApp.learner()
    await learner.client().emit('verifyCloseNotificationsChallenge', [{ a: 1 }])
    expect(await learner.solved()).toEqual([])
    await learner.client().emit('verifyCloseNotificationsChallenge', [{ a: 1 }, { b: 2 }])
    expect((await page(learner, 'closeChallenge')).explanation!.request).toMatchObject({
      kind: 'message',
      method: 'EMIT',
      url: 'verifyCloseNotificationsChallenge',
      body: '[{"a":1},{"b":2}]',
    })
  })

  it('shows no request for a restored solve', async () => {
    const learner = testApp.learner()
    await learner.client().put(`/rest/continue-code/apply/${continueCode('hacking', [1])}`)
    const { explanation } = await page(learner, 'firstChallenge')
    expect(explanation).toMatchObject({ clue: 'a clue', request: null })
  })

  it('lists prerequisites that are in the catalogue', async () => {
    const learner = testApp.learner()
    const names = ({ prerequisites }: ChallengePage) => prerequisites.map(({ key, solved }) => [key, solved])
    expect(names(await page(learner, 'loginChallenge'))).toEqual([['firstChallenge', false]])
    await learner.client().get('/ftp/legal.md')
    expect(names(await page(learner, 'loginChallenge'))).toEqual([['firstChallenge', true]])
  })

  it('suggests next challenges: first those that build on it, then similar ones, none solved', async () => {
    const learner = testApp.learner()
    const next = async () => (await page(learner, 'firstChallenge')).next.map(({ key }) => key)
    expect(await next()).toEqual(['loginChallenge', 'nextChallenge', 'easyChallenge'])
    await learner.client().put(`/rest/continue-code/apply/${continueCode('hacking', [2, 4])}`)
    expect(await next()).toEqual(['easyChallenge', 'hardChallenge', 'closeChallenge'])
  })

  it.each(['nonsense', 'toString', '__proto__', '%00'])('returns 404 for an unknown key: %s', async (key) => {
    const response = await testApp.learner().client().get(`/rest/training/challenges/${key}`)
    expectMatchesContract(getChallengePage, response)
    expect(response.status).toBe(404)
  })

  it('shows nothing of other worlds', async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    await mine.client().get('/ftp/legal.md?secret=mine')
    expect((await page(yours, 'firstChallenge')).explanation).toBeNull()
  })
})
