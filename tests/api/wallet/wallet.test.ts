import * as calls from '@fruit/contracts/calls/wallet'
import { CAST } from '@fruit/shop/cast'
import { walletToppedUp } from '@fruit/shop/wallet/facts'
import { acceptAmount } from '@fruit/shop/wallet/seams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { balanceOf, castCardId, saveCard, setWalletBalance, topUp } from '../../support/payment-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const TODAY = Date.UTC(2026, 10, 21)
let now = TODAY
beforeEach(() => {
  now = TODAY
})

const listener = listenTo(walletToppedUp)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue: listener.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())

/** A customer with a card. */
async function createPayer() {
  const learner = testApp.learner()
  const member = await createMember(learner)
  return { ...member, learner, paymentId: await saveCard(member.client) }
}

describe('GET /rest/wallet/balance', () => {
  it('returns 0 for a new account', async () => {
    const { client } = await createMember(testApp.learner())
    expect(await balanceOf(client)).toBe(0)
  })

  it('returns the balances of the interface for the cast', () => {
    const wallets = rowsOf<{ UserId: number; balance: number }>(testApp.learner(), 'Wallets')
    expect(wallets.map(({ UserId, balance }) => [UserId, balance])).toEqual(CAST.map(({ id, wallet }) => [id, wallet]))
  })

  it('returns 404 without a wallet', async () => {
    const { client, learner, id, paymentId } = await createPayer()
    learner.inside(({ db }) => db.run({ sql: 'DELETE FROM Wallets WHERE UserId = ?', parameters: [id] }))
    const balance = await client.get('/rest/wallet/balance')
    expect(balance.status).toBe(404)
    expectMatchesContract(calls.getWalletBalance, balance)
    expect((await topUp(client, { balance: 10, paymentId })).status).toBe(404)
  })

  it('requires a session', async () => {
    const anybody = testApp.learner().client()
    const balance = await anybody.get('/rest/wallet/balance')
    expect(balance.status).toBe(401)
    expectMatchesContract(calls.getWalletBalance, balance)
    expect((await topUp(anybody, { balance: 10, paymentId: 1 })).status).toBe(401)
  })
})

describe('PUT /rest/wallet/balance', () => {
  it('adds the amount and returns it as sent', async () => {
    const { client, learner, id, email, paymentId } = await createPayer()
    setWalletBalance(learner, email, 5.5)
    const answer = await topUp(client, { balance: 20.1, paymentId })
    expect(answer.json()).toEqual({ status: 'success', data: 20.1 })
    expect(await balanceOf(client)).toBe(25.6)
    expect(listener.heardFrom(learner)).toEqual([
      { fact: walletToppedUp.name, data: { accountId: id, amount: 20.1, balance: 25.6 } },
    ])
  })

  it.each([10, 10.01, 999.99, 1000, '10', '49.50', 16.05, 1.005e2])('accepts %j', async (balance) => {
    const { client, paymentId } = await createPayer()
    expect((await topUp(client, { balance, paymentId: String(paymentId) })).status).toBe(200)
    expect(await balanceOf(client)).toBe(Number(balance))
  })

  it.each([9.99, 1000.01, 0, -10, -0.01, 10.001, 99.999999, 1e300, '', 'ten', '1e2', '0x20', undefined])(
    'rejects %j',
    async (balance) => {
      const { client, learner, paymentId } = await createPayer()
      const refused = await topUp(client, { balance, paymentId })
      expect(refused.status).toBe(400)
      expect(refused.json().message).toMatch(/10 to 1000/)
      expect(await balanceOf(client)).toBe(0)
      expect(listener.heardFrom(learner)).toEqual([])
    },
  )

  it.each([null, true, {}, [100]])('rejects %j as an amount', async (balance) => {
    const { client, paymentId } = await createPayer()
    expect((await topUp(client, { balance, paymentId })).status).toBe(400)
  })

  it('accepts a negative amount with a flawed seam', async () => {
    const anything = { label: 'flaw', source: 'a test', implementation: () => true }
    const learner = testApp.learner(new Map([[acceptAmount.name, anything]]))
    const { client } = await createMember(learner)
    await topUp(client, { balance: -5, paymentId: await saveCard(client) })
    expect(await balanceOf(client)).toBe(-5)
  })

  it('stays exact to the cent after many payments', async () => {
    const { client, paymentId } = await createPayer()
    await Promise.all(Array.from({ length: 30 }, () => topUp(client, { balance: 10.1, paymentId })))
    expect(await balanceOf(client)).toBe(303)
  })

  it.each([
    ['the card of another account', (learner: Parameters<typeof castCardId>[0]) => castCardId(learner, 'jim')],
    ['an unknown card', () => 987654],
    ['no card', () => undefined],
    ['null', () => null],
    ['the wallet itself', () => 'wallet'],
    ['a fractional id', () => 0.5],
    ['an id with a leading space', () => ' 1'],
  ])('rejects payment with %s', async (_title, card) => {
    const { client, learner } = await createPayer()
    const refused = await topUp(client, { balance: 100, paymentId: card(learner) })
    expect(refused.status).toBe(402)
    expect(refused.json()).toEqual({ status: 'error', message: expect.any(String) })
    expect(await balanceOf(client)).toBe(0)
  })

  it('rejects a removed card', async () => {
    const { client, paymentId } = await createPayer()
    await client.delete(`/api/Cards/${paymentId}`)
    expect((await topUp(client, { balance: 100, paymentId })).status).toBe(402)
  })

  it('accepts a card until the end of its last month', async () => {
    const learner = testApp.learner()
    now = Date.UTC(2080, 1, 29, 23)
    const { client } = await createMember(learner)
    const paymentId = await saveCard(client, { expMonth: 2, expYear: 2080 })
    expect((await topUp(client, { balance: 10, paymentId })).status).toBe(200)
    now = Date.UTC(2080, 2, 1)
    expect((await topUp(client, { balance: 10, paymentId })).status).toBe(402)
    expect(await balanceOf(client)).toBe(10)
  })
})
