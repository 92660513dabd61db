import { changePassword } from '@fruit/contracts/calls/accounts'
import { passwordChanged, passwordReset } from '@fruit/shop/accounts/facts'
import {
  admitPasswordReset,
  describeAfterPasswordChange,
  type ResetClaim,
  requireCurrentPassword,
} from '@fruit/shop/accounts/seams'
import { tellVisitorsApart } from '@fruit/shop/visitors/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { createCustomerWithAnswer, resetForgottenPassword } from '../../support/password-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(passwordChanged, passwordReset)
let now = Date.now()
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = Date.now()
})

const signIn = (client: Client, email: string, password: string) => client.post('/rest/user/login', { email, password })

async function change(client: Client, passwords: Record<string, string>) {
  const response = await client.get(`/rest/user/change-password?${new URLSearchParams(passwords)}`)
  expectMatchesContract(changePassword, response)
  return response
}

describe('changing the password', () => {
  it('requires the current password and the new one twice', async () => {
    const learner = testApp.learner()
    const { client, id, email, password } = await createMember(learner)
    const response = await change(client, { current: password, new: 'juicier', repeat: 'juicier' })
    expect(response.status).toBe(200)
    expect(response.json().user).toMatchObject({ id, email })
    expect(response.json().user).not.toHaveProperty('password')
    expect((await signIn(learner.client(), email, 'juicier')).status).toBe(200)
    expect((await signIn(learner.client(), email, password)).status).toBe(401)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: passwordChanged.name, data: { accountId: id, currentGiven: true, password: 'juicier' } },
    ])
  })

  it.each([
    ['without a new password', { current: 'a ripe password' }],
    ['with an empty new password', { current: 'a ripe password', new: '', repeat: '' }],
    ['with the text undefined as new password', { current: 'a ripe password', new: 'undefined', repeat: 'undefined' }],
    ['with a different repetition', { current: 'a ripe password', new: 'juicier', repeat: 'juicer' }],
    ['with a new password that is too short', { current: 'a ripe password', new: 'four', repeat: 'four' }],
    [
      'with a new password that is too long',
      { current: 'a ripe password', new: 'x'.repeat(41), repeat: 'x'.repeat(41) },
    ],
    ['with a wrong current password', { current: 'a rotten password', new: 'juicier', repeat: 'juicier' }],
    ['with an empty current password', { current: '', new: 'juicier', repeat: 'juicier' }],
    ['without the current password', { new: 'juicier', repeat: 'juicier' }],
  ])('fails with a message %s', async (_title, passwords) => {
    const learner = testApp.learner()
    const { client, email, password } = await createMember(learner)
    const response = await change(client, passwords)
    expect(response.status).toBe(401)
    expect(response.headers['content-type']).toMatch('text/plain')
    expect(response.text).toMatch(/\S+ \S+ \S+/)
    expect((await signIn(learner.client(), email, password)).status).toBe(200)
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('returns 500 to visitors', async () => {
    const response = await change(testApp.learner().client(), { current: 'x', new: 'juicier', repeat: 'juicier' })
    expect(response.status).toBe(500)
  })

  it('skips the current password, or returns the hash, with flawed seams', async () => {
    const careless = flawedLearner(testApp, [requireCurrentPassword, (current?: string) => current !== undefined])
    const { client, password } = await createMember(careless)
    expect((await change(client, { current: 'wrong', new: 'juicier', repeat: 'juicier' })).status).toBe(401)
    expect((await change(client, { new: 'juicier', repeat: 'juicier' })).status).toBe(200)
    expect(facts.heardFrom(careless)[0]!.data).toMatchObject({ currentGiven: false })

    const talkative = flawedLearner(testApp, [describeAfterPasswordChange, (user: object) => user])
    const other = await createMember(talkative)
    const { user } = (await change(other.client, { current: password, new: 'juicier', repeat: 'juicier' })).json()
    expect(user.password).toMatch(/^\$scrypt/)
  })
})

describe('resetting the password', () => {
  it('accepts the security answer in a browser that has registered the account', async () => {
    const learner = testApp.learner()
    const { client: visitor, id, email, password } = await createCustomerWithAnswer(learner)
    const response = await resetForgottenPassword(visitor, {
      email,
      answer: 'Rumpelstilz',
      new: 'juicier',
      repeat: 'juicier',
    })
    expect(response.status).toBe(200)
    expect(response.json().user).toMatchObject({ id, email })
    expect(response.json().user).not.toHaveProperty('password')
    expect((await signIn(visitor, email, 'juicier')).status).toBe(200)
    expect((await signIn(visitor, email, password)).status).toBe(401)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: passwordReset.name, data: { accountId: id, answer: 'Rumpelstilz' } },
    ])
  })

  it.each([
    ['a wrong answer', { answer: 'rumpelstilz' }, 401],
    ['the stored form of the answer', { answer: 'stored' }, 401],
    ['an unknown e-mail', { email: 'nobody@fruit.test' }, 401],
    ['an account without an answer', { email: 'bjorn.apfelkern@mail.test' }, 401],
    ['no new password', { new: undefined, repeat: undefined }, 401],
    ['an empty new password', { new: '', repeat: '' }, 401],
    ['a different repetition', { repeat: 'juicer' }, 401],
    ['a password that is too short', { new: 'four', repeat: 'four' }, 401],
    ['no e-mail', { email: undefined }, 500],
    ['no answer', { answer: undefined }, 500],
  ])('fails for %s', async (_title, changes, status) => {
    const learner = testApp.learner()
    const { client, email, password } = await createCustomerWithAnswer(learner)
    const stored = rowsOf<{ answer: string }>(learner, 'SecurityAnswers').at(-1)!.answer
    const body = { email, answer: 'Rumpelstilz', new: 'juicier', repeat: 'juicier', ...changes }
    const response = await resetForgottenPassword(client, body.answer === 'stored' ? { ...body, answer: stored } : body)
    expect(response.status).toBe(status)
    expect((await signIn(learner.client(), email, password)).status).toBe(200)
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('fails in a browser that knows no account or only another one', async () => {
    const learner = testApp.learner()
    const { email } = await createCustomerWithAnswer(learner)
    const thief = (await createMember(learner)).client
    const right = { email, answer: 'Rumpelstilz', new: 'juicier', repeat: 'juicier' }
    expect((await resetForgottenPassword(learner.client(), right)).status).toBe(401)
    expect((await resetForgottenPassword(thief, right)).status).toBe(401)
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('passes the number of wrong answers within the hour to the seam', async () => {
    const counts: number[] = []
    const learner = flawedLearner(testApp, [
      admitPasswordReset,
      ({ answerFits, wrongAnswers }: ResetClaim) => {
        counts.push(wrongAnswers)
        return answerFits
      },
    ])
    const { email } = await createCustomerWithAnswer(learner)
    const answering = (answer: string) =>
      resetForgottenPassword(learner.client(), { email, answer, new: 'juicier', repeat: 'juicier' })
    for (let i = 0; i < 2; i++) expect((await answering('x')).status).toBe(401)
    now += 60 * 60_000
    expect((await answering('x')).status).toBe(401)
    expect((await answering('Rumpelstilz')).status).toBe(200)
    expect(counts).toEqual([0, 1, 0, 1])
  })

  it('returns the same message for unknown accounts and wrong answers', async () => {
    const learner = testApp.learner()
    const { email } = await createCustomerWithAnswer(learner)
    const attempt = { answer: 'x', new: 'juicier', repeat: 'juicier' }
    const known = await resetForgottenPassword(learner.client(), { ...attempt, email })
    const unknown = await resetForgottenPassword(learner.client(), { ...attempt, email: 'nobody@fruit.test' })
    expect(known.text).toBe(unknown.text)
  })

  it('is limited to 100 attempts in five minutes, regardless of forged X-Forwarded-For headers', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const attempt = (i: number) => resetForgottenPassword(client, { email: 'x' }, { 'x-forwarded-for': `10.0.0.${i}` })
    const first = await attempt(0)
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99' })
    now += 60_000
    for (let i = 1; i < 100; i++) expect((await attempt(i)).status).toBe(500)
    const over = await attempt(100)
    expect(over.status).toBe(429)
    expect(over.headers['content-type']).toMatch('text/plain')
    expect(over.headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'retry-after': '240' })
    expect(Number(over.headers['x-ratelimit-reset'])).toBe(Math.ceil((now + 240_000) / 1000))
    // Other worlds are not limited, and neither is this one after the window.
    expect((await resetForgottenPassword(testApp.learner().client(), { email: 'x' })).status).toBe(500)
    now += 240_000
    expect((await attempt(101)).status).toBe(500)
    expect((await attempt(102)).status).toBe(429)
  })

  it('is limited per forged address with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [
      tellVisitorsApart,
      (address: string, headers: Record<string, string>) => String(headers['x-forwarded-for'] ?? address),
    ])
    const client = learner.client()
    for (let i = 0; i < 2; i++) {
      const response = await resetForgottenPassword(client, { email: 'x' }, { 'x-forwarded-for': `10.0.0.${i}` })
      expect(response.headers['x-ratelimit-remaining']).toBe('99')
    }
  })
})
