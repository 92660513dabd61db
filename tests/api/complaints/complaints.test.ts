import { listComplaints, sendComplaint } from '@fruit/contracts/calls/complaints'
import { complaintStored } from '@fruit/shop/complaints/facts'
import { attributeComplaint, selectVisibleComplaints } from '@fruit/shop/complaints/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(complaintStored)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const PATH = '/api/Complaints'

describe('/api/Complaints', () => {
  it('stores a complaint for its sender and ignores a sent UserId', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    const response = await client.post(PATH, { UserId: 1, message: '  No cork.  ', file: 'invoice.pdf' })
    expectMatchesContract(sendComplaint, response)
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ UserId: id, message: 'No cork.', file: 'invoice.pdf' })
    expect(response.headers.location).toBe(`${PATH}/${data.id}`)
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([
      { complaintId: data.id, author: id, sender: id, message: 'No cork.' },
    ])
  })

  it('stores it for the account that a flawed seam returns', async () => {
    const learner = flawedLearner(testApp, [attributeComplaint, (_visitor: unknown, claimed: number) => claimed])
    const { client } = await createMember(learner)
    expect((await client.post(PATH, { UserId: 1, message: 'No cork.' })).json().data.UserId).toBe(1)
    expect((await client.post(PATH, { UserId: 99_999, message: 'No cork.' })).status).toBe(500)
  })

  it.each([{}, { message: '' }, { message: '   ' }, { message: null }, { message: 7 }])(
    'rejects a complaint without a message: %j',
    async (body) => {
      const learner = testApp.learner()
      const { client } = await createMember(learner)
      const response = await client.post(PATH, body, { headers: { accept: 'application/json' } })
      expectMatchesContract(sendComplaint, response)
      expect(response.status).toBe(400)
      expect(rowsOf(learner, 'Complaints')).toHaveLength(1)
    },
  )

  it('accepts messages longer than the form allows, up to 4,000 characters', async () => {
    const { client } = await createMember(testApp.learner())
    expect((await client.post(PATH, { message: 'x'.repeat(4000) })).status).toBe(201)
    expect((await client.post(PATH, { message: 'x'.repeat(4001) })).status).toBe(400)
  })

  it('lists complaints to their sender only', async () => {
    const learner = testApp.learner()
    const [first, second] = [await createMember(learner), await createMember(learner, 'admin')]
    await first.client.post(PATH, { message: 'No cork.' })
    const own = await first.client.get(PATH)
    expectMatchesContract(listComplaints, own)
    expect(own.json().data.map(({ message }: { message: string }) => message)).toEqual(['No cork.'])
    expect((await second.client.get(PATH)).json().data).toEqual([])
    expect((await second.client.get(`${PATH}?UserId=${first.id}`)).json().data).toEqual([])
  })

  it('lists the complaints that a flawed seam selects', async () => {
    const learner = flawedLearner(testApp, [selectVisibleComplaints, () => ({})])
    const { client } = await createMember(learner)
    expect((await client.get(PATH)).json().data).toMatchObject([{ id: 1, UserId: 3 }])
  })

  it('requires a session', async () => {
    const client = testApp.learner().client()
    for (const response of [await client.get(PATH), await client.post(PATH, { message: 'No cork.' })])
      expect(response.status).toBe(401)
  })

  it('rejects reading, changing and removing by id', async () => {
    const { client } = await createMember(testApp.learner(), 'admin')
    for (const response of [
      await client.get(`${PATH}/1`),
      await client.put(`${PATH}/1`, { message: 'x' }),
      await client.delete(`${PATH}/1`),
    ])
      expect(response.status).toBe(401)
  })
})
