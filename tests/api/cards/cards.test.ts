import * as calls from '@fruit/contracts/calls/cards'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { CARD, saveCard } from '../../support/payment-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe' })
})
afterAll(() => testApp.close())

async function create(client: Client, differences: object = {}) {
  const response = await client.post('/api/Cards/', { ...CARD, ...differences })
  expectMatchesContract(calls.createCard, response)
  return response
}

describe('POST /api/Cards', () => {
  let anybody: Client
  beforeAll(async () => {
    anybody = (await createMember(testApp.learner())).client
  })

  it('returns 201 with the row and ignores a sent UserId', async () => {
    const { client, id } = await createMember(testApp.learner())
    const saved = await create(client, { UserId: 1, lastDigits: '0000' })
    expect(saved.status).toBe(201)
    expect(saved.json().data).toEqual({
      ...CARD,
      id: expect.any(Number),
      UserId: id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(saved.headers.location).toBe(`/api/Cards/${saved.json().data.id}`)
  })

  it.each([
    { cardNum: 1_000_000_000_000_000 },
    { cardNum: 9_999_999_999_999_998 },
    { cardNum: '7204615390847261' },
    { expMonth: 1 },
    { expMonth: 12 },
    { expMonth: '7' },
    { expYear: 2080 },
    { expYear: 2099 },
    { expYear: '2085' },
  ])('accepts %j', async (part) => {
    expect((await create(anybody, part)).status).toBe(201)
  })

  it.each([
    ['cardNum', 999_999_999_999_999],
    ['cardNum', 10_000_000_000_000_000],
    ['cardNum', '9999999999999999'],
    ['cardNum', '0204615390847261'],
    ['cardNum', '72046153908472611'],
    ['cardNum', '7204 6153 9084 7261'],
    ['cardNum', -7_204_615_390_847_261],
    ['cardNum', 7_204_615_390_847.5],
    ['cardNum', ''],
    ['cardNum', undefined],
    ['expMonth', 0],
    ['expMonth', 13],
    ['expMonth', 1.5],
    ['expMonth', 'May'],
    ['expMonth', undefined],
    ['expYear', 2079],
    ['expYear', 2100],
    ['expYear', undefined],
    ['fullName', ''],
    ['fullName', ' '],
    ['fullName', 'x'.repeat(201)],
    ['fullName', undefined],
  ])('rejects with an error for the field when %s is %j', async (field, value) => {
    const refused = await create(anybody, { [field]: value })
    expect(refused.status).toBe(400)
    expect(refused.json().message).toBe('Validation error')
    expect(refused.json().errors).toEqual([{ field, message: expect.stringMatching(/\w{3}/) }])
  })

  it('requires a session', async () => {
    expect((await create(testApp.learner().client())).status).toBe(401)
  })
})

describe('cards of the account', () => {
  it('are listed to their owner only, masked', async () => {
    const learner = testApp.learner()
    const { client, id: UserId } = await createMember(learner)
    const id = await saveCard(client)
    const list = await client.get('/api/Cards/')
    expectMatchesContract(calls.listCards, list)
    const { fullName, expMonth, expYear } = CARD
    const masked = { UserId, id, fullName, cardNum: '************7261', expMonth, expYear }
    expect(list.json()).toEqual({ status: 'success', data: [masked] })
    const one = await client.get(`/api/Cards/${id}`)
    expectMatchesContract(calls.getCard, one)
    expect(one.json()).toEqual({ status: 'success', data: masked })
    expect((await client.get('/api/Cards?UserId=1')).json().data).toEqual([])
    expect((await learner.client().get('/api/Cards')).status).toBe(401)
  })

  it.each(['9123456789012345', '9999999999999997', '1000000000000000'])(
    'show the last four digits of %s as entered',
    async (cardNum) => {
      const { client } = await createMember(testApp.learner())
      const id = await saveCard(client, { cardNum })
      expect((await client.get(`/api/Cards/${id}`)).json().data.cardNum).toBe(`************${cardNum.slice(-4)}`)
    },
  )

  it('cannot be changed', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const id = await saveCard(client)
    expect((await client.put(`/api/Cards/${id}`, { ...CARD, expYear: 2099 })).status).toBe(401)
    expect((await client.get(`/api/Cards/${id}`)).json().data.expYear).toBe(CARD.expYear)
  })

  it('are removed with a confirming message', async () => {
    const learner = testApp.learner()
    const { client, id: owner } = await createMember(learner)
    const id = await saveCard(client)
    const removed = await client.delete(`/api/Cards/${id}`)
    expectMatchesContract(calls.removeCard, removed)
    expect(removed.json()).toEqual({ status: 'success', data: expect.any(String) })
    expect(rowsOf<{ UserId: number }>(learner, 'Cards').some(({ UserId }) => UserId === owner)).toBe(false)
    const again = await client.delete(`/api/Cards/${id}`)
    expectMatchesContract(calls.removeCard, again)
    expect(again.status).toBe(400)
  })
})

describe('cards of other accounts', () => {
  it('return the same error as missing ones and stay unchanged', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    const before = rowsOf(learner, 'Cards')
    for (const id of [1, 3, 987654, 0]) {
      const answers = [
        [calls.getCard, await client.get(`/api/Cards/${id}`)],
        [calls.removeCard, await client.delete(`/api/Cards/${id}`)],
      ] as const
      for (const [call, answer] of answers) {
        expect(answer.status).toBe(400)
        expect(answer.json()).toEqual({ status: 'error', data: expect.any(String) })
        expectMatchesContract(call, answer)
      }
    }
    expect(rowsOf(learner, 'Cards')).toEqual(before)
  })

  it('require a session', async () => {
    const anybody = testApp.learner().client()
    const answers = [
      [calls.getCard, await anybody.get('/api/Cards/1')],
      [calls.removeCard, await anybody.delete('/api/Cards/1')],
    ] as const
    for (const [call, answer] of answers) {
      expect(answer.status).toBe(401)
      expectMatchesContract(call, answer)
    }
  })
})

describe('a new shop', () => {
  it('contains the cards of the cast: sixteen digits, valid until 2080 or later', () => {
    const cards = rowsOf<{ UserId: number; cardNum: number; expYear: number }>(testApp.learner(), 'Cards')
    expect(cards.map(({ UserId }) => UserId)).toEqual([1, 1, 2, 3, 4, 17])
    for (const { cardNum, expYear } of cards) {
      expect(String(cardNum)).toMatch(/^\d{16}$/)
      expect(expYear).toBeGreaterThanOrEqual(2080)
      expect(expYear).toBeLessThanOrEqual(2099)
    }
  })
})
