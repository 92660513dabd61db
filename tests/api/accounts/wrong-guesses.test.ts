import { admitGuess } from '@fruit/shop/visitors/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const MINUTE = 60_000

let now = Date.UTC(2026, 10, 23, 12)
let testApp: TestApp
beforeAll(async () => {
  const server = { limits: { wrongPasswords: 5, wrongCoupons: 3 } }
  testApp = await openTestApp({ shop: 'safe', server, clock: { now: () => now } })
})
afterAll(() => testApp.close())

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const forged = (index: number) => ({ headers: { 'x-forwarded-for': `10.0.0.${index}` } })
const signIn = async (client: Client, email: string, password: string, index = 0) =>
  client.post('/rest/user/login', { email, password }, forged(index))
const useCoupon = async (client: Client, basketId: number, index: number) =>
  client.put(`/rest/basket/${basketId}/coupon/nocoupon${index}`, undefined, forged(index))

describe('wrong passwords', () => {
  it('are limited per visitor, regardless of account and forged X-Forwarded-For headers', async () => {
    const learner = testApp.learner()
    const { email, password } = await learner.client().becomeCustomer()
    const client = learner.client()
    for (const index of times(5)) expect((await signIn(client, `${index}@fruit.test`, 'x', index)).status).toBe(401)
    const over = await signIn(client, email, password, 9)
    expect(over.status).toBe(429)
    expect(over.headers['content-type']).toMatch('text/plain')
    expect(over.text).toMatch(/300 seconds/)
    expect((await signIn(testApp.learner().client(), email, 'x')).status).toBe(401)

    now += 5 * MINUTE
    expect((await signIn(client, email, password)).status).toBe(200)
  })

  it('are counted separately from successful logins', async () => {
    const learner = testApp.learner()
    const { email, password } = await learner.client().becomeCustomer()
    for (const _ of times(12)) expect((await signIn(learner.client(), email, password)).status).toBe(200)
  })

  it('are unlimited with a flawed seam', async () => {
    const client = flawedLearner(testApp, [admitGuess, () => true]).client()
    for (const _ of times(12)) expect((await signIn(client, 'jim@fruit.test', 'x')).status).toBe(401)
  })
})

it('wrong coupons are limited per visitor', async () => {
  const client = testApp.learner().client()
  const { basketId } = await client.becomeCustomer()
  for (const index of times(3)) expect((await useCoupon(client, basketId, index)).status).toBe(404)
  expect((await useCoupon(client, basketId, 9)).status).toBe(429)
  now += 5 * MINUTE
  expect((await useCoupon(client, basketId, 9)).status).toBe(404)
})
