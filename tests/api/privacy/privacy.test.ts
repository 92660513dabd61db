import * as calls from '@fruit/contracts/calls/privacy'
import { ORDERS } from '@fruit/shop/orders/order'
import { findOwnOrders } from '@fruit/shop/orders/seams'
import { dataExported, erasureRequested } from '@fruit/shop/privacy/facts'
import { describeImageCaptcha, type ImageCaptcha, judgeExport } from '@fruit/shop/privacy/seams'
import { listedScreenOpened } from '@fruit/shop/screens/facts'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, type Member, rowsOf } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const MINUTE = 60_000
const facts = listenTo(dataExported, erasureRequested, listedScreenOpened)

let now = 0
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = Date.now()
})

const picture = async (client: Client) => {
  const response = await client.get('/rest/image-captcha/')
  expectMatchesContract(calls.getImageCaptcha, response)
  return response
}
const exportData = async (client: Client, body: object = { format: '1' }) => {
  const response = await client.post('/rest/user/data-export', body)
  expectMatchesContract(calls.exportData, response)
  return response
}
const erase = async (client: Client) => {
  const response = await client.post('/rest/user/erasure-request')
  expectMatchesContract(calls.requestErasure, response)
  return response
}

/** The answer stored for a customer's image captcha. */
const answerFor = (learner: Learner, id: number) =>
  rowsOf<ImageCaptcha>(learner, 'ImageCaptchas').find(({ UserId }) => UserId === id)!.answer

/** Stores an order. */
const order = (learner: Learner, { id, email }: Pick<Member, 'id' | 'email'>, orderId: string) => {
  const products = [{ id: 1, name: 'Apple', quantity: 2, price: 1.99, total: 3.98, bonus: 0 }]
  const masked = email.replace(/[aeiou]/gi, '*')
  const figures = { totalPrice: 3.98, bonus: 0, eta: '2', delivered: false, promotionalAmount: '0' }
  learner.inside(({ documents }) =>
    documents.insert(ORDERS, { orderId, email: masked, UserId: id, products, ...figures }),
  )
  return { orderId, totalPrice: 3.98, products, bonus: 0, eta: '2' }
}

describe('GET /rest/image-captcha', () => {
  it('returns an image without its answer and stores both for the customer', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    const response = await picture(client)
    expect(response.json()).toEqual({ image: expect.stringMatching(/^<svg .*<\/svg>$/), UserId: id })
    expect(response.text).not.toContain(answerFor(learner, id))
    const [row] = rowsOf<ImageCaptcha>(learner, 'ImageCaptchas')
    expect(row).toMatchObject({
      UserId: id,
      image: response.json().image,
      answer: expect.stringMatching(/^[A-Z\d]{5}$/),
    })
  })

  it('returns the answer with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [describeImageCaptcha, (captcha: ImageCaptcha) => captcha])
    const { client, id } = await createMember(learner)
    expect((await picture(client)).json().answer).toBe(answerFor(learner, id))
  })

  it("replaces only the customer's own last captcha", async () => {
    const learner = testApp.learner()
    const [one, other] = [await createMember(learner), await createMember(learner)]
    await picture(other.client)
    for (let i = 0; i < 3; i++) await picture(one.client)
    expect(rowsOf<ImageCaptcha>(learner, 'ImageCaptchas').map(({ UserId }) => UserId)).toEqual([other.id, one.id])
  })

  it('requires a session', async () => {
    const refused = await picture(testApp.learner().client())
    expect(refused.status).toBe(401)
    expect(refused.headers['content-type']).toMatch('text/plain')
  })
})

describe('POST /rest/user/data-export', () => {
  it('contains all data of the customer and none of others', async () => {
    const learner = testApp.learner()
    const [member, other] = [await createMember(learner), await createMember(learner)]
    const mine = order(learner, member, 'aaaa-1')
    // Simulates another account with the same masked e-mail.
    order(learner, { id: other.id, email: member.email }, 'bbbb-2')
    await member.client.put('/rest/products/1/reviews', { message: 'Crisp.', author: 'x' })
    await other.client.put('/rest/products/1/reviews', { message: 'Sour.', author: member.email })
    learner.inside(({ db }) => {
      const time = new Date(now).toISOString()
      for (const UserId of [member.id, other.id])
        db.run({
          sql: 'INSERT INTO Memories (UserId, caption, imagePath, createdAt, updatedAt) VALUES (?, ?, ?, ?, ?)',
          parameters: [UserId, `of ${UserId}`, 'assets/public/images/uploads/a #photo.jpg', time, time],
        })
    })
    facts.heardFrom(learner)
    // Image URLs use the requested host, whatever port the server is configured with.
    const response = await member.client.post(
      '/rest/user/data-export',
      { format: 1 },
      { headers: { host: 'shop.test:4123' } },
    )
    expectMatchesContract(calls.exportData, response)
    expect(response.status).toBe(200)
    const { userData, confirmation } = response.json()
    expect(confirmation).toMatch(/\w/)
    const data = JSON.parse(userData)
    expect(userData).toBe(JSON.stringify(data, null, 2))
    expect(calls.exportedData.parse(data)).toEqual(data)
    expect(data).toEqual({
      username: '',
      email: member.email,
      orders: [mine],
      reviews: [{ message: 'Crisp.', author: member.email, productId: 1, likesCount: 0, likedBy: [] }],
      memories: [
        {
          imageUrl: 'http://shop.test:4123/assets/public/images/uploads/a%20%23photo.jpg',
          caption: `of ${member.id}`,
        },
      ],
    })
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: dataExported.name,
        data: { accountId: member.id, email: member.email, orders: [{ orderId: 'aaaa-1', owner: member.id }] },
      },
    ])
  })

  it('contains orders of others when a flawed seam searches by masked e-mail', async () => {
    const masked = ({ email }: { email: string }) => ({ email: email.replace(/[aeiou]/gi, '*') })
    const learner = flawedLearner(testApp, [findOwnOrders, masked])
    const [member, other] = [await createMember(learner), await createMember(learner)]
    order(learner, { id: other.id, email: member.email }, 'bbbb-2')
    const { userData } = (await exportData(member.client)).json()
    expect(JSON.parse(userData).orders).toMatchObject([{ orderId: 'bbbb-2' }])
    expect(facts.heardFrom(learner)).toMatchObject([{ data: { orders: [{ orderId: 'bbbb-2', owner: other.id }] } }])
  })

  it('requires a session', async () => {
    expect((await exportData(testApp.learner().client())).status).toBe(401)
  })

  it('requires a captcha within five minutes after the last export', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    expect((await exportData(client)).status).toBe(200)
    const refused = await exportData(client)
    expect(refused.status).toBe(401)
    expect(refused.headers['content-type']).toMatch('text/plain')
    await picture(client)
    expect((await exportData(client, { format: '1', answer: answerFor(learner, id).toLowerCase() })).status).toBe(200)
    now += 5 * MINUTE
    expect((await exportData(client)).status).toBe(200)
  })

  it('requires the answer to the latest captcha within five minutes after requesting one', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    await picture(client)
    const first = answerFor(learner, id)
    await picture(client)
    for (const answer of [undefined, null, '', 'XXXXX', first]) {
      expect((await exportData(client, { format: '1', answer })).status).toBe(401)
      await picture(client)
    }
    expect((await exportData(client, { format: '1', answer: answerFor(learner, id) })).status).toBe(200)
  })

  it('accepts a captcha for five minutes', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    await exportData(client)
    now += MINUTE
    await picture(client)
    const answer = answerFor(learner, id)
    now += 5 * MINUTE + 1
    // Five minutes after the last export no captcha is required.
    expect((await exportData(client, { format: '1', answer: 'XXXXX' })).status).toBe(200)
    expect((await exportData(client, { format: '1', answer })).status).toBe(401)
  })

  it('accepts a captcha once: not again after a success, a mistake or a simultaneous request', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    await picture(client)
    const answer = answerFor(learner, id)
    const both = await Promise.all([exportData(client, { answer }), exportData(client, { answer })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    await picture(client)
    const next = answerFor(learner, id)
    expect((await exportData(client, { answer: 'XXXXX' })).status).toBe(401)
    expect((await exportData(client, { answer: next })).status).toBe(401)
    expect((await exportData(client, {})).status).toBe(401)
  })

  it('rejects the captcha of another account', async () => {
    const learner = testApp.learner()
    const [one, other] = [await createMember(learner), await createMember(learner)]
    await picture(one.client)
    await picture(other.client)
    expect((await exportData(one.client, { answer: answerFor(learner, other.id) })).status).toBe(401)
  })

  it('accepts a captcha repeatedly with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [judgeExport, () => ({ admitted: true, spent: false })])
    const { client } = await createMember(learner)
    await picture(client)
    for (let i = 0; i < 2; i++) expect((await exportData(client)).status).toBe(200)
    expect(rowsOf(learner, 'ImageCaptchas')).toHaveLength(1)
  })
})

describe('an erasure request', () => {
  it('is stored once and keeps the account', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    const first = await erase(client)
    expect(first.status).toBe(201)
    expect(first.json().data).toMatchObject({ UserId: id, deletionRequested: true })
    const again = await erase(client)
    expect(again.status).toBe(200)
    expect(again.json().data).toEqual(first.json().data)
    expect(rowsOf(learner, 'PrivacyRequests')).toHaveLength(1)
    expect(facts.heardFrom(learner)).toEqual([{ fact: erasureRequested.name, data: { accountId: id } }])
    expect((await client.get('/rest/user/whoami')).json().user.id).toBe(id)
  })

  it('is stored once for two simultaneous requests', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const both = await Promise.all([erase(client), erase(client)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
    expect(rowsOf(learner, 'PrivacyRequests')).toHaveLength(1)
  })

  it("is always for the sender's account, also by POST /api/PrivacyRequests", async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    const response = await client.post('/api/PrivacyRequests', { UserId: 1, deletionRequested: true })
    expectMatchesContract(calls.createPrivacyRequest, response)
    expect(response.status).toBe(201)
    expect(response.json().data).toMatchObject({ UserId: id, deletionRequested: true })
    expect(facts.heardFrom(learner)).toEqual([{ fact: erasureRequested.name, data: { accountId: id } }])
    expect((await client.post('/api/PrivacyRequests', { deletionRequested: 'yes' })).status).toBe(400)
    expect((await client.post('/api/PrivacyRequests', { deletionRequested: true })).status).toBe(201)
    for (const path of ['/api/PrivacyRequests', '/api/PrivacyRequests/1'])
      expect((await client.get(path)).status).toBe(401)
  })

  it('requires a session', async () => {
    const client = testApp.learner().client()
    expect((await erase(client)).status).toBe(401)
    expect((await client.post('/api/PrivacyRequests', { deletionRequested: true })).status).toBe(401)
  })
})

it('opening the privacy policy is recorded by its tracking image', async () => {
  const learner = testApp.learner()
  const response = await learner.client().get('/assets/public/images/padding/81px.png?path=privacy-policy')
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
  expect(facts.heardFrom(learner)).toEqual([{ fact: listedScreenOpened.name, data: { screen: 'privacy-policy' } }])
})
