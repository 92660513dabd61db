import * as calls from '@fruit/contracts/calls/addresses'
import { trackOrder } from '@fruit/contracts/calls/orders'
import { addressChanged } from '@fruit/shop/addresses/facts'
import { reachAddressesToChange } from '@fruit/shop/addresses/seams'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)
const TIME = new Date(NOW).toISOString()

const HOME = {
  fullName: 'Quentin Pomace',
  mobileNum: 5551234567,
  zipCode: 'OR7 1AA',
  streetAddress: '7 Windfall Lane',
  city: 'Lower Orchard',
  state: 'Pomeshire',
  country: 'Appleland',
} as const

const listener = listenTo(addressChanged)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue: listener.catalogue, clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

async function create(client: Client, differences: object = {}) {
  const response = await client.post('/api/Addresss', { ...HOME, ...differences })
  expectMatchesContract(calls.createAddress, response)
  return response
}

async function change(client: Client, id: number, body: object) {
  const response = await client.put(`/api/Addresss/${id}`, body)
  expectMatchesContract(calls.changeAddress, response)
  return response
}

/** A customer with one address, in a new world. */
async function createResident() {
  const learner = testApp.learner()
  const member = await createMember(learner)
  const address = (await create(member.client)).json().data as { id: number } & typeof HOME
  return { ...member, learner, address }
}

describe('POST /api/Addresss', () => {
  let anybody: Client
  beforeAll(async () => {
    anybody = (await createMember(testApp.learner())).client
  })

  it('returns 201 with the row and ignores a sent UserId, id and deletedAt', async () => {
    const { client, id } = await createMember(testApp.learner())
    const saved = await create(client, { UserId: 1, id: 4711, deletedAt: TIME })
    expect(saved.status).toBe(201)
    const { data } = saved.json()
    expect(data).toEqual({ ...HOME, id: expect.any(Number), UserId: id, createdAt: TIME, updatedAt: TIME })
    expect(data.id).not.toBe(4711)
    expect(saved.headers.location).toBe(`/api/Addresss/${data.id}`)
  })

  it.each([
    { mobileNum: 1_000_000 },
    { mobileNum: 9_999_999_999 },
    { mobileNum: '5551234' },
    { zipCode: '8' },
    { zipCode: '12345678' },
    { zipCode: 12345 },
    { streetAddress: 'x' },
    { streetAddress: 'x'.repeat(160) },
    { state: '' },
    { state: null },
    { state: undefined },
    { fullName: ' O’Brien-Ölmühle, 李 ' },
  ])('accepts %j', async (part) => {
    expect((await create(anybody, part)).status).toBe(201)
  })

  it.each([
    ['mobileNum', 999_999],
    ['mobileNum', 10_000_000_000],
    ['mobileNum', -5_551_234],
    ['mobileNum', 5_551_234.5],
    ['mobileNum', '+555 1234'],
    ['mobileNum', ''],
    ['mobileNum', undefined],
    ['zipCode', ''],
    ['zipCode', '123456789'],
    ['zipCode', undefined],
    ['streetAddress', ''],
    ['streetAddress', 'x'.repeat(161)],
    ['streetAddress', undefined],
    ['fullName', '   '],
    ['fullName', undefined],
    ['city', ''],
    ['city', undefined],
    ['country', ''],
    ['country', undefined],
    ['country', 'x'.repeat(201)],
    ['state', 'x'.repeat(201)],
  ])('rejects with an error for the field when %s is %j', async (field, value) => {
    const refused = await create(anybody, { [field]: value })
    expect(refused.status).toBe(400)
    expect(refused.json().message).toBe('Validation error')
    expect(refused.json().errors).toEqual([{ field, message: expect.stringMatching(/\w{3}/) }])
  })

  it('reports every invalid field', async () => {
    const refused = await create(anybody, { mobileNum: 1, zipCode: '' })
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual(['mobileNum', 'zipCode'])
  })

  it('requires a session', async () => {
    expect((await create(testApp.learner().client())).status).toBe(401)
  })
})

describe('addresses of the account', () => {
  it('lists them to their owner only', async () => {
    const { client, learner, address } = await createResident()
    const list = await client.get('/api/Addresss/')
    expectMatchesContract(calls.listAddresses, list)
    expect(list.json()).toEqual({ status: 'success', data: [address] })
    expect((await client.get('/api/Addresss?UserId=1')).json().data).toEqual([])
    const anybody = await learner.client().get('/api/Addresss')
    expect(anybody.status).toBe(401)
    expectMatchesContract(calls.listAddresses, anybody)
  })

  it('returns one by its id', async () => {
    const { client, address } = await createResident()
    const one = await client.get(`/api/Addresss/${address.id}`)
    expectMatchesContract(calls.getAddress, one)
    expect(one.json()).toEqual({ status: 'success', data: address })
  })

  it('changes only the sent fields', async () => {
    const { client, learner, id, address } = await createResident()
    const changed = await change(client, address.id, { city: 'Upper Orchard', state: null, UserId: 1 })
    expect(changed.json()).toEqual({ status: 'success', data: { ...address, city: 'Upper Orchard', state: null } })
    expect(listener.heardFrom(learner)).toEqual([
      { fact: addressChanged.name, data: { addressId: address.id, accountId: id, ownerId: id } },
    ])
  })

  it('validates changes', async () => {
    const { client, address } = await createResident()
    for (const [field, value] of Object.entries({ mobileNum: 12, zipCode: '123456789', fullName: '' })) {
      const refused = await change(client, address.id, { [field]: value })
      expect(refused.status).toBe(400)
      expect(refused.json().errors[0].field).toBe(field)
    }
    expect((await client.get(`/api/Addresss/${address.id}`)).json().data).toEqual(address)
  })

  it('removes one and confirms it with a message', async () => {
    const { client, address } = await createResident()
    const removed = await client.delete(`/api/Addresss/${address.id}`)
    expectMatchesContract(calls.removeAddress, removed)
    expect(removed.json()).toEqual({ status: 'success', data: expect.any(String) })
    expect((await client.get('/api/Addresss')).json().data).toEqual([])
    const again = await client.delete(`/api/Addresss/${address.id}`)
    expectMatchesContract(calls.removeAddress, again)
    expect(again.status).toBe(400)
    expect((await client.get(`/api/Addresss/${address.id}`)).status).toBe(400)
    expect((await change(client, address.id, { city: 'Nowhere' })).status).toBe(400)
  })

  it('leaves orders and pick-ups unchanged when an address is removed', async () => {
    const { client, learner, id, address } = await createResident()
    learner.inside(({ db, documents }) => {
      documents.insert('orders', {
        orderId: 'b00c-1',
        email: '*',
        totalPrice: 1.99,
        products: [],
        bonus: 0,
        eta: '1',
        delivered: false,
        addressId: address.id,
      })
      db.run({
        sql: 'INSERT INTO Recycles (UserId, AddressId, quantity, createdAt, updatedAt) VALUES (?, ?, 200, ?, ?)',
        parameters: [id, address.id, TIME, TIME],
      })
    })
    expect((await client.delete(`/api/Addresss/${address.id}`)).status).toBe(200)
    const tracked = await client.get('/rest/track-order/b00c-1')
    expectMatchesContract(trackOrder, tracked)
    expect(tracked.json().data[0].addressId).toBe(address.id)
  })
})

describe('addresses of other accounts', () => {
  it('return the same error as missing ones and stay unchanged', async () => {
    const { learner, client } = await createResident()
    const before = rowsOf(learner, 'Addresses')
    for (const id of [1, 2, 987654, 0]) {
      const answers = [
        [calls.getAddress, await client.get(`/api/Addresss/${id}`)],
        [calls.changeAddress, await client.put(`/api/Addresss/${id}`, { city: 'Mine' })],
        [calls.removeAddress, await client.delete(`/api/Addresss/${id}`)],
      ] as const
      for (const [call, answer] of answers) {
        expect(answer.status).toBe(400)
        expect(answer.json()).toEqual({ status: 'error', data: expect.any(String) })
        expectMatchesContract(call, answer)
      }
    }
    expect(rowsOf(learner, 'Addresses')).toEqual(before)
    expect(listener.heardFrom(learner)).toEqual([])
  })

  it('can be changed, and change their owner, with a flawed seam', async () => {
    const everybody = { label: 'flaw', source: 'a test', implementation: () => ({}) }
    const learner = testApp.learner(new Map([[reachAddressesToChange.name, everybody]]))
    const { client, id } = await createMember(learner)
    expect((await change(client, 1, { city: 'Mine' })).json().data).toMatchObject({ UserId: id, city: 'Mine' })
    expect(listener.heardFrom(learner)).toEqual([
      { fact: addressChanged.name, data: { addressId: 1, accountId: id, ownerId: 1 } },
    ])
    expect((await client.delete('/api/Addresss/2')).status).toBe(400)
  })

  it('require a session', async () => {
    const anybody = testApp.learner().client()
    const answers = [
      [calls.getAddress, await anybody.get('/api/Addresss/1')],
      [calls.changeAddress, await anybody.put('/api/Addresss/1', HOME)],
      [calls.removeAddress, await anybody.delete('/api/Addresss/1')],
    ] as const
    for (const [call, answer] of answers) {
      expect(answer.status).toBe(401)
      expectMatchesContract(call, answer)
    }
  })
})

describe('a new shop', () => {
  it('contains the addresses of the cast', () => {
    const learner = testApp.learner()
    const owners = rowsOf<{ UserId: number }>(learner, 'Addresses').map(({ UserId }) => UserId)
    expect(owners).toEqual([1, 2, 2, 3, 4, 17])
  })
})
