import { getCaptcha } from '@fruit/contracts/calls/feedback'
import { solveSum } from '@fruit/shop/feedback/captcha'
import { type Captcha, describeCaptcha } from '@fruit/shop/feedback/seams'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { captchaFor, postFeedback, postFeedbackWithCaptcha } from '../../support/feedback-calls.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let now = Date.now()
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = Date.now()
})

describe('captcha', () => {
  it('is an arithmetic task with three numbers, without its answer, numbered from 0', async () => {
    const client = testApp.learner().client()
    for (const captchaId of [0, 1, 2]) {
      const response = await client.get('/rest/captcha')
      expectMatchesContract(getCaptcha, response)
      expect(response.json()).toEqual({
        captchaId,
        captcha: expect.stringMatching(/^(?:10|[1-9])[*+-](?:10|[1-9])[*+-](?:10|[1-9])$/),
      })
    }
  })

  it('is stored with its answer; only the latest 1,000 are kept', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    for (let i = 0; i < 1003; i++) await client.get('/rest/captcha')
    const rows = rowsOf<Captcha>(learner, 'Captchas')
    expect(rows).toHaveLength(1000)
    expect(rows.at(-1)!.captchaId).toBe(1002)
    for (const { captcha, answer } of rows.slice(0, 50)) expect(answer).toBe(String(solveSum(captcha)))
  })

  it('includes its answer with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [describeCaptcha, (captcha: Captcha) => captcha])
    const response = await learner.client().get('/rest/captcha')
    expectMatchesContract(getCaptcha, response)
    expect(response.json().answer).toMatch(/^-?\d+$/)
  })

  it('is valid for one feedback', async () => {
    const client = testApp.learner().client()
    const solved = await captchaFor(client)
    expect((await postFeedback(client, { comment: 'Crisp.', rating: 4, ...solved })).status).toBe(201)
    const again = await postFeedback(client, { comment: 'Crisp.', rating: 4, ...solved })
    expect(again.status).toBe(401)
    expect(again.headers['content-type']).toMatch('text/plain')
  })

  it('is valid for only one of two simultaneous requests', async () => {
    const client = testApp.learner().client()
    const feedback = { comment: 'Crisp.', rating: 4, ...(await captchaFor(client)) }
    const [first, second] = await Promise.all([postFeedback(client, feedback), postFeedback(client, feedback)])
    expect([first.status, second.status].sort()).toEqual([201, 401])
  })

  it('is valid for five minutes', async () => {
    const client = testApp.learner().client()
    const early = await captchaFor(client)
    const late = await captchaFor(client)
    now += 5 * 60_000
    expect((await postFeedback(client, { comment: 'Crisp.', rating: 4, ...early })).status).toBe(201)
    now += 1
    expect((await postFeedback(client, { comment: 'Crisp.', rating: 4, ...late })).status).toBe(401)
  })

  it('can be retried after a wrong answer or an invalid comment', async () => {
    const client = testApp.learner().client()
    const { captchaId, captcha } = await captchaFor(client)
    expect(
      (await postFeedback(client, { comment: 'Crisp.', rating: 4, captchaId, captcha: `${captcha}0` })).status,
    ).toBe(401)
    expect((await postFeedback(client, { comment: '', rating: 4, captchaId, captcha })).status).toBe(400)
    expect((await postFeedback(client, { comment: 'Crisp.', rating: 4, captchaId, captcha })).status).toBe(201)
  })

  it.each([
    ['without an answer', { captcha: undefined }],
    ['without a captcha id', { captchaId: undefined }],
    ['with an unknown captcha id', { captchaId: 999 }],
  ])('is rejected %s', async (_title, body) => {
    const learner = testApp.learner()
    expect((await postFeedbackWithCaptcha(learner.client(), body)).status).toBe(401)
    expect(rowsOf(learner, 'Feedbacks')).toHaveLength(8)
  })

  it('accepts the answer as a number and form fields as strings', async () => {
    const client = testApp.learner().client()
    const { captchaId, captcha } = await captchaFor(client)
    const asNumber = await postFeedback(client, {
      comment: 'Crisp.',
      rating: '4',
      captchaId: String(captchaId),
      captcha: Number(captcha),
    })
    expect(asNumber.status).toBe(201)
    expect(asNumber.json().data.rating).toBe(4)
  })
})
