import { getFeedback, listFeedback, removeFeedback, sendFeedback } from '@fruit/contracts/calls/feedback'
import { showComment } from '@fruit/isomorphic/feedback/seams'
import { feedbackRemoved, feedbackStored } from '@fruit/shop/feedback/facts'
import {
  admitComment,
  admitFeedbackRemoval,
  admitPace,
  admitRating,
  attributeAuthor,
  type CaptchaTask,
  cleanComment,
  judgeCaptcha,
} from '@fruit/shop/feedback/seams'
import { WALLET_PHRASE } from '@fruit/shop/seed/feedback'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { captchaFor, postFeedback, postFeedbackWithCaptcha } from '../../support/feedback-calls.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(feedbackStored, feedbackRemoved)
let now = Date.now()
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => now } })
})
afterAll(() => testApp.close())
beforeEach(() => {
  now = Date.now()
})

const XSS = '<iframe src="javascript:alert(`xss`)">'
interface Row {
  readonly id: number
  readonly UserId: number | null
  readonly comment: string
  readonly rating: number
}

describe('POST /api/Feedbacks', () => {
  it('stores the feedback for its sender', async () => {
    const learner = testApp.learner()
    const { client, id, email } = await createMember(learner)
    // The web client appends the author to the comment.
    const response = await postFeedbackWithCaptcha(client, { comment: `Crisp. (***${email.slice(3)})` })
    expect(response.status).toBe(201)
    const { data } = response.json()
    expect(data).toMatchObject({ UserId: id, comment: `Crisp. (***${email.slice(3)})`, rating: 4 })
    expect(response.headers.location).toBe(`/api/Feedbacks/${data.id}`)
    const read = await client.get(`/api/Feedbacks/${data.id}`)
    expectMatchesContract(getFeedback, read)
    expect(read.json().data).toEqual(data)
    expect(facts.heardFrom(learner)).toEqual([
      {
        fact: feedbackStored.name,
        data: {
          feedbackId: data.id,
          author: id,
          sender: id,
          rating: 4,
          text: 'Crisp.',
          comment: data.comment,
          markup: data.comment,
          inTwentySeconds: 1,
        },
      },
    ])
  })

  it('accepts anonymous feedback from visitors', async () => {
    const { data } = (await postFeedbackWithCaptcha(testApp.learner().client())).json()
    expect(data).toMatchObject({ UserId: null, comment: 'Crisp.' })
  })

  it('does not count the appended author towards the length limit', async () => {
    const learner = testApp.learner()
    const { client, email } = await createMember(learner)
    const comment = `${'x'.repeat(160)} (***${email.slice(3)})`
    expect((await postFeedbackWithCaptcha(client, { comment })).json().data.comment).toBe(comment)
  })

  it('accepts comments of any length with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [admitComment, () => true])
    for (const comment of ['', 'x'.repeat(3000)])
      expect((await postFeedbackWithCaptcha(learner.client(), { comment })).json().data.comment).toBe(comment)
  })

  it('takes the author from the session and ignores a sent UserId', async () => {
    const learner = testApp.learner()
    const { client, id } = await createMember(learner)
    expect((await postFeedbackWithCaptcha(client, { UserId: 1 })).json().data.UserId).toBe(id)
    expect((await postFeedbackWithCaptcha(learner.client(), { UserId: 1 })).json().data.UserId).toBeNull()
  })

  it('accepts comments of at most 160 characters', async () => {
    const client = testApp.learner().client()
    expect((await postFeedbackWithCaptcha(client, { comment: 'x'.repeat(160) })).status).toBe(201)
    expect((await postFeedbackWithCaptcha(client, { comment: 'x'.repeat(161) })).json().errors[0].field).toBe('comment')
  })

  it.each([
    [{ comment: undefined }, 'comment'],
    [{ comment: '   ' }, 'comment'],
    [{ rating: undefined }, 'rating'],
    [{ rating: null }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 3.5 }, 'rating'],
    [{ rating: -1 }, 'rating'],
  ])('rejects with an error for the field: %j', async (body, field) => {
    const learner = testApp.learner()
    const response = await postFeedbackWithCaptcha(learner.client(), body)
    expect(response.status).toBe(400)
    expect(response.json().errors).toEqual([{ field, message: expect.any(String) }])
    expect(rowsOf(learner, 'Feedbacks')).toHaveLength(8)
    expect(facts.heardFrom(learner)).toEqual([])
  })

  it('keeps emphasis and links and removes active markup', async () => {
    const learner = testApp.learner()
    // Advances the clock by a minute per comment, since one world for each would take long.
    const comment = async (text: string) => {
      now += 61_000
      return (await postFeedbackWithCaptcha(learner.client(), { comment: text })).json().data.comment
    }
    expect(await comment('So <b>crisp</b>! <a href="https://fruit.test">More</a>')).toBe(
      'So <b>crisp</b>! <a href="https://fruit.test">More</a>',
    )
    expect(await comment(`Hm. ${XSS}`)).toBe('Hm. ')
    expect(await comment('<<script>Foo</script>iframe src="javascript:alert(`xss`)">')).not.toMatch(/<iframe/)
    expect(await comment('1 < 2 & <b>bold')).toBe('1 &lt; 2 &amp; <b>bold</b>')
    expect(await comment('half a tag <b')).toBe('half a tag ')
  })

  it('is limited to six requests per minute, regardless of captcha and forged X-Forwarded-For headers', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    for (let i = 0; i < 5; i++) expect((await postFeedbackWithCaptcha(client)).status).toBe(201)
    expect((await postFeedbackWithCaptcha(client, { captcha: 'wrong' })).status).toBe(401)
    const solved = { comment: 'Crisp.', rating: 4, ...(await captchaFor(client)) }
    const over = await client.post('/api/Feedbacks', solved, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expect(over.status).toBe(429)
    expectMatchesContract(sendFeedback, over)
    now += 60_000
    expect((await postFeedback(client, solved)).status).toBe(201)
  })

  it('returns 413 when the shop has reached the row limit', async () => {
    const learner = testApp.learner()
    const { tableRows } = learner.inside(({ configuration }) => configuration.server.limits)
    const fill = (count: number) =>
      learner.inside(({ db }) =>
        db.run({
          sql: `WITH RECURSIVE page(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM page WHERE n < ?)
            INSERT INTO Feedbacks (comment, rating, createdAt, updatedAt) SELECT 'Crisp.', 4, '', '' FROM page`,
          parameters: [count],
        }),
      )
    fill(tableRows - 1 - rowsOf(learner, 'Feedbacks').length)
    expect((await postFeedbackWithCaptcha(learner.client())).status).toBe(201)
    const refused = await postFeedbackWithCaptcha(learner.client())
    expectMatchesContract(sendFeedback, refused)
    expect(refused.status).toBe(413)
    expect(rowsOf(learner, 'Feedbacks')).toHaveLength(tableRows)
  })

  it('follows flawed seams for author, rating and markup', async () => {
    const forged = flawedLearner(testApp, [attributeAuthor, (_: unknown, claimed: number | null) => claimed])
    const { client, id } = await createMember(forged)
    expect((await postFeedbackWithCaptcha(client, { UserId: 2 })).json().data).toMatchObject({
      UserId: 2,
    })
    expect(facts.heardFrom(forged)[0]!.data).toMatchObject({ author: 2, sender: id })
    const nobody = await postFeedbackWithCaptcha(client, { UserId: 9999 })
    expect(nobody.status).toBe(500)
    expect(nobody.json().message).toBe('internal error')

    const zero = flawedLearner(testApp, [admitRating, () => true])
    expect((await postFeedbackWithCaptcha(zero.client(), { rating: 0 })).json().data.rating).toBe(0)

    const markup = flawedLearner(testApp, [cleanComment, (html: string) => html])
    expect((await postFeedbackWithCaptcha(markup.client(), { comment: XSS })).json().data.comment).toBe(XSS)
    expect((facts.heardFrom(markup)[0]!.data as { markup: string }).markup).not.toContain('<iframe')

    const trusting = flawedLearner(
      testApp,
      [cleanComment, (html: string) => html],
      [showComment, (html: string) => html],
    )
    await postFeedbackWithCaptcha(trusting.client(), { comment: XSS })
    expect(facts.heardFrom(trusting)[0]!.data).toMatchObject({ markup: XSS })
  })

  it('accepts ten feedbacks in twenty seconds with one captcha, with flawed seams', async () => {
    const learner = flawedLearner(
      testApp,
      [admitPace, () => true],
      [judgeCaptcha, (task: CaptchaTask | null, given: string) => ({ right: task?.answer === given, spent: false })],
    )
    const client = learner.client()
    const solved = await captchaFor(client)
    now += 60 * 60_000
    for (let i = 0; i < 10; i++) {
      now += 2000
      await postFeedback(client, { comment: 'Crisp.', rating: 4, ...solved })
    }
    expect(facts.heardFrom(learner).map(({ data }) => (data as { inTwentySeconds: number }).inTwentySeconds)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    now += 10_000
    await postFeedback(client, { comment: 'Crisp.', rating: 4, ...solved })
    expect(facts.heardFrom(learner)[0]!.data).toMatchObject({ inTwentySeconds: 6 })
  })
})

describe('/api/Feedbacks', () => {
  it("lists the seeded feedback, including the wallet's seed phrase", async () => {
    const learner = testApp.learner()
    const response = await learner.client().get('/api/Feedbacks/')
    expectMatchesContract(listFeedback, response)
    const rows = response.json().data as Row[]
    expect(rows.map(({ UserId, rating }) => [UserId, rating])).toEqual([
      [1, 5],
      [2, 4],
      [3, 1],
      [21, 1],
      [null, 2],
      [null, 4],
      [null, 4],
      [null, 3],
    ])
    expect(rows[0]!.comment).toMatch(/ \(\*\*\*in@fruit\.test\)$/)
    expect(rows[3]!.comment).toContain(WALLET_PHRASE)
    expect(rows[4]!.comment).toMatch(/ \(anonymous\)$/)
    for (const { comment } of rows) expect(comment.replace(/ \([^(]*\)$/, '').length).toBeLessThanOrEqual(160)
  })

  it('returns a single feedback to customers only', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner)
    expect((await client.get('/api/Feedbacks/1')).json().data.rating).toBe(5)
    expect((await learner.client().get('/api/Feedbacks/1')).status).toBe(401)
    expect((await client.get('/api/Feedbacks/99')).status).toBe(404)
  })

  it('lets administrators remove feedback', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'admin')
    const response = await client.delete('/api/Feedbacks/1')
    expectMatchesContract(removeFeedback, response)
    expect(response.json()).toEqual({ status: 'success', data: {} })
    expect(rowsOf<Row>(learner, 'Feedbacks').map(({ id }) => id)).not.toContain(1)
    expect(facts.heardFrom(learner)).toEqual([
      { fact: feedbackRemoved.name, data: { feedbackId: 1, rating: 5, left: 0 } },
    ])
    expect((await client.delete('/api/Feedbacks/1')).status).toBe(404)
  })

  it.each(['customer', 'deluxe', 'accounting'] as const)('does not let the role %s remove feedback', async (role) => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, role)
    const response = await client.delete('/api/Feedbacks/1')
    expectMatchesContract(removeFeedback, response)
    expect(response.status).toBe(403)
    expect((await learner.client().delete('/api/Feedbacks/1')).status).toBe(401)
    expect(rowsOf(learner, 'Feedbacks')).toHaveLength(8)
  })

  it('lets any customer remove feedback with a flawed seam', async () => {
    const { client } = await createMember(flawedLearner(testApp, [admitFeedbackRemoval, () => true]))
    expect((await client.delete('/api/Feedbacks/1')).status).toBe(200)
  })
})
