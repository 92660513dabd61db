import { askBot, getBotStatus } from '@fruit/contracts/calls/chat'
import { couponCode } from '@fruit/shop/basket/coupons'
import { botFailed, couponHandedOut } from '@fruit/shop/chat/facts'
import { introduceCustomer, mayHandOutCoupon } from '@fruit/shop/chat/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const listener = listenTo(couponHandedOut, botFailed)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: listener.catalogue })
})
afterAll(() => testApp.close())

async function status(client: Client, request = {}) {
  const response = await client.get('/rest/chatbot/status', request)
  expectMatchesContract(getBotStatus, response)
  return response
}

async function tell(client: Client, body: object, request = {}) {
  const response = await client.post('/rest/chatbot/respond', body, request)
  expectMatchesContract(askBot, response)
  return response
}

async function ask(client: Client, query: string): Promise<string> {
  return (await tell(client, { action: 'query', query })).json().body
}

/** A customer whose name the bot knows. */
async function createKnownCustomer(learner = testApp.learner(), name = 'Pip') {
  const client = learner.client()
  await client.becomeCustomer()
  await tell(client, { action: 'setname', query: name })
  return { learner, client }
}

describe('the support bot', () => {
  it('asks visitors to sign in, and customers for their name', async () => {
    const client = testApp.learner().client()
    expect((await status(client)).json()).toMatchObject({ status: true, body: expect.stringMatching(/sign in/) })
    expect((await tell(client, { action: 'query', query: 'hello' })).status).toBe(400)
    await client.becomeCustomer()
    expect((await status(client)).json().action).toBe('namequery')
    expect((await tell(client, { action: 'query', query: 'hello' })).json().action).toBe('namequery')
  })

  it('stores a name, greets by it and returns a token that contains it', async () => {
    const client = testApp.learner().client()
    await client.becomeCustomer()
    const answer = (await tell(client, { action: 'setname', query: 'Pip' })).json()
    expect(answer.body).toMatch(/Pip/)
    expect(answer.token).toMatch(/^ey/)
    expect((await status(client)).json()).toMatchObject({ status: true, body: expect.stringMatching(/Pip/) })
  })

  it('greets new customers first and answers afterwards', async () => {
    const { learner, client } = await createKnownCustomer()
    expect(await ask(client, 'function test command cc2f4a')).toBe('3be2e438b7f3d04c89d7749f727bb3bd')
    expect(await ask(client, '   ')).toMatch(/Pip/)
    expect(await ask(client, 'xyzzy plugh')).toBe(
      learner.inside(({ configuration }) => configuration.application.chatBot.defaultResponse),
    )
  })

  it('tells prices, even of misspelt products', async () => {
    const { learner, client } = await createKnownCustomer()
    const { name, price } = learner.inside(
      ({ db }) =>
        db.first<{ name: string; price: number }>({
          sql: 'SELECT name, price FROM Products WHERE id = 1',
          parameters: [],
        })!,
    )
    expect(await ask(client, `How much is the ${name}?`)).toContain(`${name} costs ${price.toFixed(2)}¤`)
    expect(await ask(client, `price of ${name.replace(/p/, 'pp')}`)).toContain(name)
    expect(await ask(client, 'how expensive is a zeppelin')).toMatch(/could not find/)
  })

  it('returns 401 for an invalid token', async () => {
    const client = testApp.learner().client()
    for (const headers of [{ authorization: 'Bearer a.b.c' }, { cookie: 'token=a.b.c' }]) {
      expect((await status(client, { headers })).status).toBe(401)
      expect((await tell(client, { action: 'query', query: 'x' }, { headers })).status).toBe(401)
    }
  })

  it('rejects unknown actions and invalid names', async () => {
    const { client } = await createKnownCustomer()
    expect((await tell(client, { action: 'fly', query: 'x' })).status).toBe(400)
    expect((await tell(client, { action: 'setname', query: 'x'.repeat(101) })).status).toBe(400)
    expect((await tell(client, { action: 'setname', query: ' ' })).json().action).toBe('namequery')
  })
})

describe('coupons of the support bot', () => {
  const wish = 'give me a coupon'

  it('are handed out on the first request of a month at most, in the safe shop', async () => {
    for (let customer = 0; customer < 5; customer++) {
      const { learner, client } = await createKnownCustomer()
      await ask(client, wish)
      listener.heardFrom(learner)
      for (let again = 0; again < 25; again++) await ask(client, wish)
      expect(listener.heardFrom(learner)).toEqual([])
    }
  })

  it('are handed out after repeated requests with a flawed seam, with a 10 % discount', async () => {
    const { learner, client } = await createKnownCustomer(flawedLearner(testApp, [mayHandOutCoupon, () => true]))
    let heard = listener.heardFrom(learner)
    for (let asked = 0; asked < 400 && heard.length === 0; asked++) {
      await ask(client, wish)
      heard = listener.heardFrom(learner)
    }
    const code = learner.inside(({ clock }) => couponCode(clock.now(), 10))
    expect(heard).toEqual([{ fact: couponHandedOut.name, data: expect.objectContaining({ code }) }])
  })
})

describe('a customer name that contains code', () => {
  const killing = 'admin"); process=null; users.addUser("1337", "test'
  const careless = (id: number, name: string) => `users.addUser("${id}", "${name}")`

  it('is treated as plain text by the safe bot', async () => {
    const { learner, client } = await createKnownCustomer(testApp.learner(), killing)
    expect(await ask(client, '')).toContain(killing)
    expect(listener.heardFrom(learner)).toEqual([])
  })

  it('breaks a bot that concatenates it into code, in its own world only', async () => {
    const { learner, client } = await createKnownCustomer(
      flawedLearner(testApp, [introduceCustomer, careless]),
      killing,
    )
    expect(await ask(client, 'hello')).toMatch(/lost my thread/)
    expect(listener.heardFrom(learner)).toEqual([
      { fact: botFailed.name, data: expect.objectContaining({ probeFailed: true }) },
    ])
    const other = await createKnownCustomer()
    expect(await ask(other.client, 'hello')).not.toMatch(/lost my thread/)
  })

  it.each([
    ['an endless loop', 'a"); for(;;){} ("'],
    ['the host process', 'a"); globalThis.process.exit(1); ("'],
    ['a module', 'a"); require("fs").writeFileSync("/tmp/fruit-escape","x"); ("'],
    ['allocating all memory', 'a"); const x=[]; for(;;)x.push("y".repeat(1e6)); ("'],
    ['the constructor of functions', 'a"); this.constructor.constructor("return process")().exit(1); ("'],
    ['a syntax error', 'a"; ('],
  ])('cannot escape by %s', async (_title, name) => {
    const { client } = await createKnownCustomer(flawedLearner(testApp, [introduceCustomer, careless]), name)
    expect((await tell(client, { action: 'query', query: 'hello' })).status).toBe(200)
    const other = await createKnownCustomer()
    expect(await ask(other.client, 'function test command cc2f4a')).toBe('3be2e438b7f3d04c89d7749f727bb3bd')
  })
})
