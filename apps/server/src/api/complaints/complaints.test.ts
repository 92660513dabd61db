import { listComplaints, sendComplaint } from '@fruit/contracts/calls/complaints'
import { complaintStored } from '@fruit/shop/complaints/facts'
import { attributeComplaint, selectVisibleComplaints } from '@fruit/shop/complaints/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFits } from '../../testing/answers-fit.ts'
import { listenTo } from '../../testing/fact-listener.ts'
import { flawedLearner } from '../../testing/flawed-learner.ts'
import { aMember, rowsOf } from '../../testing/members.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const facts = listenTo(complaintStored)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const PATH = '/api/Complaints'

describe('a complaint', () => {
  it('is stored for who sends it, whoever it says that it is from', async () => {
    const learner = testApp.learner()
    const { client, id } = await aMember(learner)
    const response = await client.post(PATH, { UserId: 1, message: '  No cork.  ', file: 'invoice.pdf' })
    expectFits(sendComplaint, response)
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ UserId: id, message: 'No cork.', file: 'invoice.pdf' })
    expect(response.headers.location).toBe(`${PATH}/${data.id}`)
    expect(facts.heardFrom(learner).map(({ data }) => data)).toEqual([
      { complaintId: data.id, author: id, sender: id, message: 'No cork.' },
    ])
  })

  it('is stored for whom the world decides', async () => {
    const learner = flawedLearner(testApp, [attributeComplaint, (_visitor: unknown, claimed: number) => claimed])
    const { client } = await aMember(learner)
    expect((await client.post(PATH, { UserId: 1, message: 'No cork.' })).json().data.UserId).toBe(1)
    expect((await client.post(PATH, { UserId: 99_999, message: 'No cork.' })).status).toBe(500)
  })

  it.each([{}, { message: '' }, { message: '   ' }, { message: null }, { message: 7 }])(
    'needs a message: %j has none',
    async (body) => {
      const learner = testApp.learner()
      const { client } = await aMember(learner)
      const response = await client.post(PATH, body, { headers: { accept: 'application/json' } })
      expectFits(sendComplaint, response)
      expect(response.status).toBe(400)
      expect(rowsOf(learner, 'Complaints')).toHaveLength(1)
    },
  )

  it('may be longer than the form takes, but not without end', async () => {
    const { client } = await aMember(testApp.learner())
    expect((await client.post(PATH, { message: 'x'.repeat(4000) })).status).toBe(201)
    expect((await client.post(PATH, { message: 'x'.repeat(4001) })).status).toBe(400)
  })

  it('is shown to who sent it alone', async () => {
    const learner = testApp.learner()
    const [first, second] = [await aMember(learner), await aMember(learner, 'admin')]
    await first.client.post(PATH, { message: 'No cork.' })
    const own = await first.client.get(PATH)
    expectFits(listComplaints, own)
    expect(own.json().data.map(({ message }: { message: string }) => message)).toEqual(['No cork.'])
    expect((await second.client.get(PATH)).json().data).toEqual([])
    expect((await second.client.get(`${PATH}?UserId=${first.id}`)).json().data).toEqual([])
  })

  it('is shown to whom the world decides', async () => {
    const learner = flawedLearner(testApp, [selectVisibleComplaints, () => ({})])
    const { client } = await aMember(learner)
    expect((await client.get(PATH)).json().data).toMatchObject([{ id: 1, UserId: 3 }])
  })

  it('is for those who are signed in', async () => {
    const client = testApp.learner().client()
    for (const response of [await client.get(PATH), await client.post(PATH, { message: 'No cork.' })])
      expect(response.status).toBe(401)
  })

  it('is neither read, changed nor removed by its id', async () => {
    const { client } = await aMember(testApp.learner(), 'admin')
    for (const response of [
      await client.get(`${PATH}/1`),
      await client.put(`${PATH}/1`, { message: 'x' }),
      await client.delete(`${PATH}/1`),
    ])
      expect(response.status).toBe(401)
  })
})
