import { placeBusinessOrder } from '@fruit/contracts/calls/b2b'
import { businessOrderPlaced, orderLinesUnread } from '@fruit/shop/b2b/facts'
import { readOrderLines } from '@fruit/shop/b2b/seams'
import { scriptRun } from '@fruit/shop/scripts/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)
const LINE = { productId: 8, quantity: 500, customerReference: ['PO0000001.2', 'SM20180105|042'] }

const facts = listenTo(businessOrderPlaced, orderLinesUnread, scriptRun)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

async function order(learner: Learner, body: unknown) {
  const { client } = await createMember(learner)
  const answer = await client.post('/b2b/v2/orders', body, { headers: { accept: 'application/json' } })
  expectMatchesContract(placeBusinessOrder, answer)
  return answer
}

describe('POST /b2b/v2/orders', () => {
  it.each([
    ['with a customer id only', { cid: 'JS0815DE' }, 0],
    ['with lines', { cid: 'JS0815DE', orderLines: [LINE, { productId: 1, quantity: 1, couponCode: 'x' }] }, 2],
    ['with lines as text', { cid: 'JS0815DE', orderLinesData: JSON.stringify([LINE]) }, 1],
    ['with both', { cid: 'JS0815DE', orderLines: [LINE], orderLinesData: JSON.stringify([LINE, LINE]) }, 3],
    ['with an empty text', { cid: 'JS0815DE', orderLinesData: '  ' }, 0],
  ])('confirms the order with payment due in two weeks: %s', async (_title, body, lines) => {
    const learner = testApp.learner()
    const answer = await order(learner, body)
    expect(answer.status).toBe(200)
    const { orderNo } = answer.json()
    expect(answer.json()).toEqual({ cid: 'JS0815DE', orderNo, paymentDue: '2026-12-05T00:00:00.000Z' })
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: businessOrderPlaced.name,
        data: { accountId: expect.any(Number), cid: 'JS0815DE', orderNo, lines },
      },
    ])
  })

  it.each([
    [{}, undefined],
    [{ cid: '' }, ''],
    [{ cid: 8 }, 8],
  ])('accepts and returns any cid: %j', async (body, cid) => {
    const answer = await order(testApp.learner(), body)
    expect(answer.status).toBe(200)
    expect(answer.json().cid).toBe(cid)
  })

  it.each([
    ['a list of customers', { cid: ['x'] }],
    ['lines that are not a list', { cid: 'x', orderLines: { productId: 1 } }],
    ['a line without a product', { cid: 'x', orderLines: [{ quantity: 1 }] }],
    ['a line with quantity 0', { cid: 'x', orderLines: [{ productId: 1, quantity: 0 }] }],
    ['a fractional quantity', { cid: 'x', orderLines: [{ productId: 1, quantity: 0.5 }] }],
    ['a text that is not JSON', { cid: 'x', orderLinesData: 'apples, please' }],
    ['a text that is not a list', { cid: 'x', orderLinesData: '{"productId":1}' }],
    ['a text with an invalid line', { cid: 'x', orderLinesData: '[{"productId":"1","quantity":1}]' }],
    ['a text with an endless loop', { cid: 'x', orderLinesData: '(function dos() { while(true); })()' }],
    ['a text with a slow pattern', { cid: 'x', orderLinesData: "/((a+)+)b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaa')" }],
    ['a text that reads a host file', { cid: 'x', orderLinesData: "require('fs').readFileSync('/etc/passwd')" }],
    ['a deeply nested text', { cid: 'x', orderLinesData: '['.repeat(4000) }],
  ])('rejects %s', async (_title, body) => {
    const learner = testApp.learner()
    const answer = await order(learner, body)
    expect(answer.status).toBe(400)
    expect(answer.json().error.message.length).toBeGreaterThan(10)
    expect(facts.heardFrom(learner).map(({ fact }) => fact)).not.toContain(scriptRun.name)
  })

  it('requires a token', async () => {
    const answer = await testApp
      .learner()
      .client()
      .post('/b2b/v2/orders', { cid: 'x' }, { headers: { accept: 'application/json' } })
    expectMatchesContract(placeBusinessOrder, answer)
    expect(answer.status).toBe(401)
  })

  it.each([
    ['endless', 500],
    ['too-slow', 503],
  ] as const)('returns an error for text that the seam reports as %s: status %i', async (why, status) => {
    const learner = flawedLearner(testApp, [readOrderLines, () => ({ why, message: 'Reading it went on and on.' })])
    const answer = await order(learner, { cid: 'x', orderLinesData: 'text' })
    expect(answer.status).toBe(status)
    expect(answer.json().error.message).toBe('Reading it went on and on.')
    expect(facts.heardFrom(learner)).toEqual([{ fact: orderLinesUnread.name, data: { text: 'text', why } }])
  })

  it('runs the text in the containment when the seam runs it, and records that', async () => {
    const learner = flawedLearner(testApp, [
      readOrderLines,
      async (text: string, run: (code: string) => Promise<{ kind: string }>) => {
        const { kind } = await run(text)
        return kind === 'value' ? { lines: [] } : { why: 'too-slow', message: 'This took too long to read.' }
      },
    ])
    const code = "/((a+)+)b/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')"
    expect((await order(learner, { cid: 'x', orderLinesData: code })).status).toBe(503)
    expect(facts.heardFrom(learner)[0]).toEqual({
      fact: scriptRun.name,
      data: { place: 'order-lines', code, ended: 'deadline' },
    })
  })

  it('is documented in the OpenAPI document', async () => {
    const { paths, components } = (await testApp.learner().client().get('/api-docs/openapi.json')).json()
    const { post } = paths['/b2b/v2/orders']
    expect(post.security).toEqual([{ bearer: [] }])
    const { properties, required } = post.requestBody.content['application/json'].schema
    expect(required).toBeUndefined()
    expect(Object.keys(properties)).toEqual(['cid', 'orderLines', 'orderLinesData'])
    expect(Object.keys(components.schemas.OrderLine.properties)).toEqual(['productId', 'quantity', 'customerReference'])
  })
})
