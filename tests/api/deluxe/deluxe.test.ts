import { getDeluxeOffer } from '@fruit/contracts/calls/deluxe'
import { locateDecal } from '@fruit/isomorphic/deluxe/seams'
import { deluxeTokenOf } from '@fruit/shop/accounts/deluxe'
import { decalShown, membershipTaken } from '@fruit/shop/deluxe/facts'
import { choosePayment } from '@fruit/shop/deluxe/seams'
import { admitTarget } from '@fruit/shop/redirects/seams'
import type { Client } from '@fruit/world/visits/client'
import type { World } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { balanceOf, castCardId, requestMembership, saveCard, setWalletBalance } from '../../support/payment-calls.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const listener = listenTo(membershipTaken, decalShown)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue: listener.catalogue })
})
afterAll(() => testApp.close())

/** The membership offer after a change of the account. */
async function offerAfter(change: (world: World, email: string) => { role: string; deluxeToken: string }) {
  const learner = testApp.learner()
  const client = learner.client()
  const { email } = await client.becomeCustomer()
  learner.inside((world) => {
    const { role, deluxeToken } = change(world, email)
    world.db.run({
      sql: 'UPDATE Users SET role = ?, deluxeToken = ? WHERE email = ?',
      parameters: [role, deluxeToken, email],
    })
  })
  const response = await client.get('/rest/deluxe-membership')
  expectMatchesContract(getDeluxeOffer, response)
  return { status: response.status, ...response.json() }
}

describe('GET /rest/deluxe-membership', () => {
  it('returns the cost to customers', async () => {
    const offer = await offerAfter(() => ({ role: 'customer', deluxeToken: '' }))
    expect(offer).toEqual({ status: 'success', data: { membershipCost: 49 } })
  })

  it('returns an error to members', async () => {
    const offer = await offerAfter((world, email) => ({ role: 'deluxe', deluxeToken: deluxeTokenOf(world, email) }))
    expect(offer).toEqual({ status: 'error', error: expect.stringContaining('already') })
  })

  it.each([
    ['deluxe accounts without their token', 'deluxe'],
    ['staff', 'accounting'],
    ['administrators', 'admin'],
  ])('makes no offer to %s', async (_title, role) => {
    const offer = await offerAfter(() => ({ role, deluxeToken: '' }))
    expect(offer).toEqual({ status: 'error', error: expect.stringContaining('customers') })
  })

  it('returns 400 to visitors', async () => {
    const response = await testApp.learner().client().get('/rest/deluxe-membership')
    expect(response.status).toBe(400)
    expectMatchesContract(getDeluxeOffer, response)
  })
})

describe('POST /rest/deluxe-membership', () => {
  /** A customer with a card and a wallet balance. */
  async function aPayer(balance = 0) {
    const learner = testApp.learner()
    const member = await createMember(learner)
    setWalletBalance(learner, member.email, balance)
    return { ...member, learner, paymentId: await saveCard(member.client) }
  }

  it.each([49, 49.01, 200])('pays from a wallet with a balance of %d', async (balance) => {
    const { client, learner, id } = await aPayer(balance)
    const taken = await requestMembership(client, { paymentMode: 'wallet' })
    expect(taken.status).toBe(200)
    expect(await balanceOf(client)).toBe(Math.round((balance - 49) * 100) / 100)
    expect(listener.heardFrom(learner)).toEqual([
      { fact: membershipTaken.name, data: { accountId: id, mode: 'wallet', paid: 'wallet' } },
    ])
  })

  it('pays by card and leaves the wallet unchanged', async () => {
    const { client, learner, id, paymentId } = await aPayer(60)
    const taken = await requestMembership(client, { paymentMode: 'card', paymentId: String(paymentId) })
    expect(taken.status).toBe(200)
    expect(await balanceOf(client)).toBe(60)
    expect(listener.heardFrom(learner)).toEqual([
      { fact: membershipTaken.name, data: { accountId: id, mode: 'card', paid: 'card' } },
    ])
  })

  it("returns the account's newest token, with the deluxe role", async () => {
    const { client, learner, id, email } = await aPayer(49)
    const { token, confirmation } = (await requestMembership(client, { paymentMode: 'wallet' })).json().data
    expect(confirmation).toMatch(/\w/)
    const asMember = { headers: { authorization: `Bearer ${token}` } }
    const row = (await client.get(`/api/Users/${id}`, asMember)).json().data
    expect(row).toMatchObject({
      role: 'deluxe',
      deluxeToken: learner.inside((world) => deluxeTokenOf(world, email)),
    })
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ status: 'success', data: { id, role: 'deluxe' }, bid: expect.any(Number) })
    const offer = await client.get('/rest/deluxe-membership', asMember)
    expect(offer.json().error).toMatch(/already/)
    expect((await client.get('/api/Deliverys/1', asMember)).json().data.price).toBe(0.5)
  })

  it.each([0, 48.99])('rejects payment from a wallet with a balance of %d', async (balance) => {
    const { client, learner } = await aPayer(balance)
    const refused = await requestMembership(client, { paymentMode: 'wallet' })
    expect(refused.status).toBe(400)
    expect(refused.json()).toEqual({ status: 'error', error: expect.stringContaining('wallet') })
    await expectCustomer(client, learner, balance)
  })

  it.each([
    ['the card of another account', (learner: Learner) => castCardId(learner, 'jim')],
    ['an unknown card', () => 987654],
    ['no card', () => undefined],
    ['an invalid card id', () => '1 or 1=1'],
  ])('rejects payment with %s', async (_title, card) => {
    const { client, learner } = await aPayer(60)
    const refused = await requestMembership(client, { paymentMode: 'card', paymentId: card(learner) })
    expect(refused.status).toBe(400)
    expect(refused.json()).toEqual({ status: 'error', error: expect.stringContaining('card') })
    await expectCustomer(client, learner, 60)
  })

  it('rejects an expired card', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const paymentId = await saveCard(client)
    learner.inside(({ db }) => db.run({ sql: 'UPDATE Cards SET expYear = 2020 WHERE id = ?', parameters: [paymentId] }))
    expect((await requestMembership(client, { paymentMode: 'card', paymentId })).status).toBe(400)
  })

  it.each([undefined, null, '', 'free', 'Wallet', 'card ', 0, true, 'WALLET'])(
    'rejects the payment mode %j',
    async (paymentMode) => {
      const { client, learner, paymentId } = await aPayer(60)
      const refused = await requestMembership(client, { paymentMode, paymentId })
      expect(refused.status).toBe(400)
      await expectCustomer(client, learner, 60)
    },
  )

  it('accepts a request without payment with a flawed seam', async () => {
    const anything = { label: 'flaw', source: 'a test', implementation: () => 'nothing' }
    const learner = testApp.learner(new Map([[choosePayment.name, anything]]))
    const { client, id } = await createMember(learner)
    expect((await requestMembership(client, { paymentMode: 'fruit' })).status).toBe(200)
    expect(listener.heardFrom(learner)).toEqual([
      { fact: membershipTaken.name, data: { accountId: id, mode: 'fruit', paid: 'nothing' } },
    ])
  })

  it('rejects a request without a body', async () => {
    const { client, learner } = await aPayer(60)
    expect((await requestMembership(client)).status).toBe(400)
    await expectCustomer(client, learner, 60)
  })

  it.each(['deluxe', 'accounting', 'admin'] as const)('rejects the role %s', async (role) => {
    const learner = testApp.learner()
    const { client, email } = await createMember(learner, role)
    setWalletBalance(learner, email, 60)
    const refused = await requestMembership(client, { paymentMode: 'wallet' })
    expect(refused.status).toBe(400)
    expect(refused.json()).toEqual({ status: 'error', error: expect.any(String) })
    expect(await balanceOf(client)).toBe(60)
  })

  it('requires a session', async () => {
    expect((await requestMembership(testApp.learner().client(), { paymentMode: 'wallet' })).status).toBe(401)
  })

  it('charges once for fifty simultaneous requests', async () => {
    const { client } = await aPayer(500)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => requestMembership(client, { paymentMode: 'wallet' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(client)).toBe(451)
  })

  it('never overdraws the wallet in fifty simultaneous requests', async () => {
    const { client } = await aPayer(48)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => requestMembership(client, { paymentMode: 'wallet' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await balanceOf(client)).toBe(48)
  })

  /** Expects no membership, no payment and no fact. */
  async function expectCustomer(client: Client, learner: Learner, balance: number) {
    expect(await balanceOf(client)).toBe(balance)
    expect((await client.get('/rest/deluxe-membership')).status).toBe(200)
    expect(listener.heardFrom(learner)).toEqual([])
  }
})

describe('the picture of the membership page', () => {
  it.each([
    ['../../../redirect?to=https://cats.test/cat', 'https://cats.test/cat'],
    ['../../../../../redirect?to=//cats.test/cat%3Fx%3D1', 'https://cats.test/cat?x=1'],
    ['../../../redirect?lang=en&to=/internet/cats.example/cat.svg?x=1', '/internet/cats.example/cat.svg?x=1'],
    ['../../../redirect?to=http://localhost:3000/internet/cats.example/a.svg', '/internet/cats.example/a.svg'],
    ['../../../redirect?to=http://127.0.0.1.test/a.svg', 'http://127.0.0.1.test/a.svg'],
    ['../../../redirect?to=https://refused.test/cat', null],
    ['../../../redirect', null],
    ['../../../redirected?to=https://cats.test/cat', null],
    ['../../redirect?to=https://cats.test/cat', null],
    ['../../../redirect?to=http://', null],
    ['logo.svg', null],
  ])('resolves redirects of the shop with a flawed seam: %j to %j', async (decal, leadsTo) => {
    const learner = flawedLearner(
      testApp,
      [locateDecal, (name: string) => `assets/public/images/${name}`],
      [admitTarget, (to: string) => !to.includes('refused')],
    )
    await learner.client().emit('verifySvgInjectionChallenge', decal)
    expect(listener.heardFrom(learner)).toMatchObject([{ fact: decalShown.name, data: { decal, leadsTo } }])
  })

  it.each([
    ['logo.svg', 'assets/public/images/logo.svg'],
    ['../../../redirect?to=https://cats.test/cat', null],
    ['..', null],
    ['uploads/13.jpg', null],
    ['https://cats.test/cat.png', null],
    ['//cats.test/cat.png', null],
    ['logo.svg?x=.svg', null],
    ['%2e%2e%2flogo.svg', null],
    ['..\\logo.svg', null],
    ['.svg', null],
    ['', null],
  ])('resolves %j to %j', async (decal, address) => {
    const learner = testApp.learner()
    await learner.client().emit('verifySvgInjectionChallenge', decal)
    expect(listener.heardFrom(learner)).toEqual([{ fact: decalShown.name, data: { decal, address, leadsTo: null } }])
  })
})
