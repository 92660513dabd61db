import { readCatalogue } from '@fruit/catalogue/catalogue'
import { fixOf } from '@fruit/challenge-kit/variants'
import type { Client, ClientRequest } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardPayment, createBuyerWithBasket, placeOrder } from '../../support/checkout-calls.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const KEY = 'dataExportChallenge'
const PASSWORD = 'a ripe password'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Registers an account with this e-mail and signs in. @returns its token */
async function register(client: Client, email: string): Promise<string> {
  const registered = await client.post('/api/Users', { email, password: PASSWORD, passwordRepeat: PASSWORD })
  expect(registered.status, registered.text).toBe(201)
  const login = await client.post('/rest/user/login', { email: email.trim(), password: PASSWORD })
  return login.json().authentication.token
}

const bearer = (token: string): ClientRequest => ({ headers: { authorization: `Bearer ${token}` } })

/** The orders in an account's export. */
async function exported(client: Client, body: unknown, request: ClientRequest): Promise<{ orderId: string }[]> {
  const response = await client.post('/rest/user/data-export', body, request)
  expect(response.status, response.text).toBe(200)
  return JSON.parse(response.json().userData).orders
}

/** The orders in the export of a new account with this e-mail. */
async function exportAs(learner: Learner, email: string, body: unknown = { format: '1' }) {
  const client = learner.client()
  return exported(client, body, bearer(await register(client, email)))
}

const inShop = (learner: Learner, name: string) => `${name}@${learner.client().domain}`
const otherVowels = (email: string) => email.replace(/[aeiou]/g, (vowel) => (vowel === 'o' ? 'u' : 'o'))

/** E-mails that equal the administrator's once vowels are masked, by kind of difference. */
const TWINS: Readonly<Record<string, (learner: Learner) => string>> = {
  'one other vowel': (learner) => inShop(learner, 'admun'),
  'another first vowel': (learner) => inShop(learner, 'edmin'),
  'all vowels of the name': (learner) => inShop(learner, 'odmon'),
  'a capital vowel': (learner) => inShop(learner, 'Admin'),
  'capital vowels throughout': (learner) => inShop(learner, 'AdmIn'),
  'one asterisk': (learner) => inShop(learner, 'adm*n'),
  'asterisks for all vowels of the name': (learner) => inShop(learner, '*dm*n'),
  'asterisks throughout, as orders have it': (learner) => inShop(learner, 'admin').replace(/[aeiou]/gi, '*'),
  'other vowels in the domain alone': (learner) => `admin@${otherVowels(learner.client().domain)}`,
  'other vowels throughout': (learner) => otherVowels(inShop(learner, 'admin')),
  'surrounding spaces': (learner) => ` ${inShop(learner, 'idmin')} `,
}

describe('the data export of an account whose e-mail has the same mask', () => {
  it.each(Object.entries(TWINS))(
    "contains the victim's orders and solves the challenge with %s",
    async (_title, twin) => {
      const learner = testApp.learner()
      expect(await exportAs(learner, twin(learner))).toHaveLength(2)
      expect(await learner.solved()).toContain(KEY)
    },
  )

  it('does so for any format, or without one', async () => {
    for (const body of [{}, { format: '2' }, { format: 'JSON', answer: '' }]) {
      const learner = testApp.learner()
      expect(await exportAs(learner, inShop(learner, 'admun'), body)).toHaveLength(2)
      expect(await learner.solved()).toContain(KEY)
    }
  })

  it('does so for an order placed just before', async () => {
    const learner = testApp.learner()
    const victim = await createBuyerWithBasket(learner, 2, 1)
    const { orderId } = await placeOrder(victim, cardPayment(victim))
    const orders = await exportAs(learner, victim.email.replace('customer', 'costumar'))
    expect(orders.map((each) => each.orderId)).toEqual([orderId])
    expect(await learner.solved()).toContain(KEY)
  })

  it('does so for a form request with the session in a cookie', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    const token = await register(client, inShop(learner, 'admon'))
    const { name, value } = learner.cookie
    const headers = {
      cookie: `${name}=${value}; token=${token}`,
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    expect(await exported(client, 'format=1', { headers })).toHaveLength(2)
    expect(await learner.solved()).toContain(KEY)
  })
})

it("the victim's own export does not solve the challenge when another account has the same mask", async () => {
  const learner = testApp.learner()
  const victim = await createBuyerWithBasket(learner, 2, 1)
  await placeOrder(victim, cardPayment(victim))
  const client = learner.client()
  await register(client, victim.email.replace('customer', 'costumer').replace('test', 'tast'))
  expect(await exported(victim.client, { format: '1' }, bearer(victim.token))).toHaveLength(1)
  expect(await learner.solved()).not.toContain(KEY)
})

it('the export contains nothing of the victim when order number prefixes are compared as well', async () => {
  const variants = await fixOf(readCatalogue().weaknesses.get('data-export')!, 'compare-order-numbers')
  const learner = testApp.learner(variants)
  expect(await exportAs(learner, inShop(learner, 'admun'))).toEqual([])
  expect(await learner.solved()).not.toContain(KEY)
})
