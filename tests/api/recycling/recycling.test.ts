import { getRecycles, listRecycles, requestRecycling } from '@fruit/contracts/calls/recycling'
import { recyclesRead, recyclingRequested } from '@fruit/shop/recycling/facts'
import { admitQuantity, selectVisibleRecycles } from '@fruit/shop/recycling/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, type Member, rowsOf } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(recyclingRequested, recyclesRead)
const now = Date.parse('2031-04-05T06:07:08.009Z')
let testApp: TestApp
let learner: Learner
let member: Member
let addressId: number
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
  learner = testApp.learner()
  member = await createMember(learner)
  addressId = await createAddress(member)
})
afterAll(() => testApp.close())

const PATH = '/api/Recycles'

async function createAddress({ client }: Member): Promise<number> {
  const saved = await client.post('/api/Addresss', {
    fullName: 'Quentin Pomace',
    mobileNum: 5551234,
    zipCode: 'OR 7',
    streetAddress: '7 Windfall Lane',
    city: 'Lower Orchard',
    country: 'Pomona',
  })
  return saved.json().data.id
}

async function request(body: object, { client } = member) {
  const response = await client.post(PATH, body, { headers: { accept: 'application/json' } })
  expectMatchesContract(requestRecycling, response)
  return response
}

async function read(id: string, client = member.client) {
  const response = await client.get(`${PATH}/${encodeURIComponent(id)}`, { headers: { accept: 'application/json' } })
  expectMatchesContract(getRecycles, response)
  return response
}

describe('POST /api/Recycles', () => {
  it('stores a box request for its sender', async () => {
    facts.heardFrom(learner)
    const response = await request({ UserId: 1, AddressId: addressId, quantity: 20, isPickUp: false, date: '' })
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({
      UserId: member.id,
      AddressId: addressId,
      quantity: 20,
      isPickup: false,
      date: null,
      pickupDate: null,
    })
    expect(response.headers.location).toBe(`${PATH}/${data.id}`)
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([
      { recycleId: data.id, accountId: member.id, addressId, quantity: 20, isPickup: false },
    ])
  })

  it.each(['isPickUp', 'isPickup'])('stores the date of a pickup with the flag %s', async (flag) => {
    const wish = { AddressId: addressId, quantity: '101', [flag]: true, date: '2031-04-05' }
    const { data } = (await request(wish)).json()
    const date = '2031-04-05T00:00:00.000Z'
    expect(data).toMatchObject({ quantity: 101, isPickup: true, date, pickupDate: date })
  })

  it.each([10, 1000])('accepts %i litres', async (quantity) => {
    expect((await request({ AddressId: addressId, quantity })).status).toBe(201)
  })

  it.each([
    ['too little', { quantity: 9 }, 'quantity'],
    ['too much', { quantity: 1001 }, 'quantity'],
    ['a fractional quantity', { quantity: 10.5 }, 'quantity'],
    ['no quantity', { quantity: null }, 'quantity'],
    ['a pickup of 100 litres', { quantity: 100, isPickUp: true, date: '2031-05-01' }, 'isPickUp'],
    ['a pickup without a date', { quantity: 500, isPickUp: true }, 'date'],
    ['a pickup on an invalid date', { quantity: 500, isPickUp: true, date: '2031-02-32' }, 'date'],
    ['a pickup on April 31', { quantity: 500, isPickUp: true, date: '2031-04-31' }, 'date'],
    ['a pickup on a date in words', { quantity: 500, isPickUp: true, date: 'tomorrow' }, 'date'],
    ['a pickup on a past date', { quantity: 500, isPickUp: true, date: '2031-04-02' }, 'date'],
    ['no address', { AddressId: undefined }, 'AddressId'],
    ['an unknown address', { AddressId: 4711 }, 'AddressId'],
    ['the address of another account', { AddressId: 1 }, 'AddressId'],
  ])('rejects %s with an error for the field', async (_what, wish, field) => {
    const before = rowsOf(learner, 'Recycles').length
    const response = await request({ AddressId: addressId, quantity: 20, ...wish })
    expect(response.status).toBe(400)
    expect(response.json().errors).toMatchObject([{ field }])
    expect(rowsOf(learner, 'Recycles')).toHaveLength(before)
  })

  it('rejects a removed address', async () => {
    const gone = await createAddress(member)
    await member.client.delete(`/api/Addresss/${gone}`)
    expect((await request({ AddressId: gone, quantity: 20 })).status).toBe(400)
  })

  it('accepts any quantity with a flawed seam', async () => {
    const other = flawedLearner(testApp, [admitQuantity, () => true])
    const somebody = await createMember(other)
    const AddressId = await createAddress(somebody)
    expect((await request({ AddressId, quantity: 5000 }, somebody)).status).toBe(201)
  })

  it('requires a session', async () => {
    const response = await learner.client().post(PATH, { AddressId: 1, quantity: 20 })
    expectMatchesContract(requestRecycling, response)
    expect(response.status).toBe(401)
  })
})

describe('GET /api/Recycles', () => {
  it('does not list requests and says so', async () => {
    const response = await learner.client().get(PATH)
    expectMatchesContract(listRecycles, response)
    expect(response.json().data.err).toMatch(/not listed/)
  })

  it("returns the reader's own requests by one id or several", async () => {
    const ids = []
    for (const quantity of [11, 12]) ids.push((await request({ AddressId: addressId, quantity })).json().data.id)
    facts.heardFrom(learner)
    const quantities = async (id: string) =>
      (await read(id)).json().data.map(({ quantity }: { quantity: number }) => quantity)
    expect(await quantities(String(ids[0]))).toEqual([11])
    expect(await quantities(JSON.stringify(ids))).toEqual([11, 12])
    expect(await quantities('[]')).toEqual([])
    expect(facts.heardFrom(learner)[1]).toMatchObject({
      data: { ids, owners: [member.id, member.id], reader: member.id },
    })
  })

  it('returns no requests of others, and none to visitors', async () => {
    const all = JSON.stringify(rowsOf<{ id: number }>(learner, 'Recycles').map(({ id }) => id))
    const other = await createMember(learner)
    expect((await read(all, other.client)).json().data).toEqual([])
    expect((await read(all, learner.client())).json().data).toEqual([])
    expect((await read('1')).json().data).toEqual([])
  })

  it('returns the requests that a flawed seam selects', async () => {
    const other = flawedLearner(testApp, [selectVisibleRecycles, () => ({})])
    const { data } = (await read('[1,2,3]', other.client())).json()
    expect(data.map(({ UserId }: { UserId: number }) => UserId)).toEqual([2, 3, 4])
  })

  it.each(['x', '"1"', '1.5', '{"UserId":1}', '[1,"2"]', 'null', '[[1]]', JSON.stringify(Array(101).fill(1))])(
    'rejects other filters: %s',
    async (id) => {
      const response = await read(id)
      expect(response.status).toBe(400)
      expect(response.json().error.message).toMatch(/such as 7/)
    },
  )

  it('allows neither changing nor removing', async () => {
    expect((await member.client.put(`${PATH}/1`, { quantity: 1 })).status).toBe(401)
    expect((await member.client.delete(`${PATH}/1`)).status).toBe(401)
  })
})

describe('a new shop', () => {
  it('contains nine recycling requests with consistent data', () => {
    const rows = rowsOf<{ UserId: number; quantity: number; isPickup: number; date: string | null }>(
      testApp.learner(),
      'Recycles',
    )
    expect(rows).toHaveLength(9)
    expect([...new Set(rows.map(({ UserId }) => UserId))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 16])
    for (const { quantity, isPickup, date } of rows) {
      expect(isPickup === 1).toBe(date !== null)
      expect(quantity > 100 || isPickup === 0).toBe(true)
    }
  })
})
