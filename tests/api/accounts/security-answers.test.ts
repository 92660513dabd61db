import { findSecurityQuestion, listSecurityQuestions } from '@fruit/contracts/calls/accounts'
import { admitPasswordReset, admitSecurityAnswer, type ResetClaim } from '@fruit/shop/accounts/seams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { createCustomerWithAnswer, resetForgottenPassword, storeSecurityAnswer } from '../../support/password-calls.ts'
import { testCatalogue } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let now = Date.now()
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = Date.now()
})

describe('security questions', () => {
  it('lists fourteen questions to anyone', async () => {
    const response = await testApp.learner().client().get('/api/SecurityQuestions')
    expectMatchesContract(listSecurityQuestions, response)
    expect(response.json().data).toHaveLength(14)
  })

  it('finds the question of an account by its e-mail', async () => {
    const learner = testApp.learner()
    const ask = async (query: string) => {
      const response = await learner.client().get(`/rest/user/security-question${query}`)
      expectMatchesContract(findSecurityQuestion, response)
      return response
    }
    expect((await ask('?email=morty@fruit.test')).json()).toEqual({
      question: {
        id: 7,
        question: expect.stringContaining('pet'),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    })
    for (const email of ['nobody@fruit.test', 'bjorn.apfelkern@mail.test', 'chris.quince@fruit.test', ''])
      expect((await ask(`?email=${email}`)).json()).toEqual({})
    expect((await ask('')).status).toBe(500)
  })
})

describe('POST /api/SecurityAnswers', () => {
  it('stores the answer as a keyed hash for a newly registered account', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const { data } = (
      await client.post('/api/Users', { email: 'n@b.test', password: 'juicy', passwordRepeat: 'juicy' })
    ).json()
    const response = await storeSecurityAnswer(client, { UserId: data.id })
    expect(response.status).toBe(201)
    const row = response.json().data
    expect(row).toMatchObject({
      UserId: data.id,
      SecurityQuestionId: 7,
      answer: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(response.headers.location).toBe(`/api/SecurityAnswers/${row.id}`)
    const found = await client.get('/rest/user/security-question?email=n@b.test')
    expect(found.json().question.id).toBe(7)
  })

  it('stores a different hash in each world', async () => {
    const stored = async () => {
      const learner = testApp.learner()
      const { client, id } = await createMember(learner)
      return (await storeSecurityAnswer(client, { UserId: id })).json().data.answer
    }
    expect(await stored()).not.toBe(await stored())
  })

  it('rejects a second answer for the same account', async () => {
    const { client, id } = await createCustomerWithAnswer(testApp.learner())
    const again = await storeSecurityAnswer(client, { UserId: id, answer: 'Mine' })
    expect(again.status).toBe(400)
    expect(again.json().errors).toEqual([{ field: 'UserId', message: expect.stringContaining('unique') }])
  })

  it('rejects an answer for an account of someone else', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const before = rowsOf(learner, 'SecurityAnswers')
    // This administrator has no answer yet: setting one would allow a password reset.
    expect((await storeSecurityAnswer(client, { UserId: 4 })).status).toBe(403)
    expect((await storeSecurityAnswer(learner.client(), { UserId: 4 })).status).toBe(401)
    expect((await storeSecurityAnswer(learner.client(), { UserId: 9999 })).status).toBe(401)
    expect(rowsOf(learner, 'SecurityAnswers')).toEqual(before)
  })

  it('rejects an answer 15 minutes after registration without signing in', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const { data } = (
      await client.post('/api/Users', { email: 'n@b.test', password: 'juicy', passwordRepeat: 'juicy' })
    ).json()
    now += 15 * 60_000
    expect((await storeSecurityAnswer(client, { UserId: data.id })).status).toBe(401)
  })

  it.each([
    [{ answer: undefined }, 400, 'answer'],
    [{ answer: '' }, 400, 'answer'],
    [{ SecurityQuestionId: undefined }, 400, 'SecurityQuestionId'],
    [{ UserId: undefined }, 400, 'UserId'],
  ])('rejects with an error that names the field: %j', async (body, status, field) => {
    const { client, id } = await createMember(testApp.learner())
    const response = await storeSecurityAnswer(client, { UserId: id, ...body })
    expect(response.status).toBe(status)
    expect(response.json().errors[0].field).toBe(field)
  })

  it('returns 500 for an unknown question, as clients expect', async () => {
    const { client, id } = await createMember(testApp.learner())
    const response = await storeSecurityAnswer(client, { UserId: id, SecurityQuestionId: 99 })
    expect(response.status).toBe(500)
    expect(response.json()).toEqual({ message: 'internal error', errors: [expect.any(String)] })
  })

  it('accepts an answer for any account with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [admitSecurityAnswer, () => true])
    expect((await storeSecurityAnswer(learner.client(), { UserId: 4 })).status).toBe(201)
  })
})

describe('a new world', () => {
  const answersIn = (learner: Learner) => rowsOf<{ answer: string }>(learner, 'SecurityAnswers')

  it('stores seeded answers as hashes that differ between worlds', () => {
    const mine = answersIn(testApp.learner())
    const yours = answersIn(testApp.learner())
    expect(mine).toHaveLength(21)
    for (const { answer } of mine) expect(answer).toMatch(/^[0-9a-f]{64}$/)
    expect(mine.some(({ answer }, i) => answer === yours[i]!.answer)).toBe(false)
  })

  it('contains the answers that challenges define', async () => {
    const props = new Map([['test', { securityAnswers: { jim: 'Samuel' } }]])
    const other = await openTestApp({ shop: 'safe', catalogue: { ...testCatalogue(), props } })
    try {
      const trusting = flawedLearner(other, [admitPasswordReset, ({ answerFits }: ResetClaim) => answerFits])
      const client = trusting.client()
      const jim = { email: 'jim@fruit.test', new: 'juicier', repeat: 'juicier' }
      expect((await resetForgottenPassword(client, { ...jim, answer: 'clear:Samuel' })).status).toBe(401)
      expect((await resetForgottenPassword(client, { ...jim, answer: 'Samuel' })).status).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('gives deluxe members tokens derived from their e-mail, different in each world', () => {
    const tokensIn = (learner: Learner) =>
      rowsOf<{ role: string; deluxeToken: string }>(learner, 'Users').flatMap(({ role, deluxeToken }) =>
        role === 'deluxe' ? [deluxeToken] : [],
      )
    const mine = tokensIn(testApp.learner())
    expect(mine).toHaveLength(4)
    for (const token of mine) expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set([...mine, ...tokensIn(testApp.learner())]).size).toBe(8)
  })
})
