import * as calls from '@fruit/contracts/calls/reviews'
import { sessionOf } from '@fruit/shop/accounts/tokens'
import { reviewLiked, reviewStored, reviewsChanged, reviewsRead } from '@fruit/shop/reviews/facts'
import {
  findReviews,
  type LikableReviews,
  likeReview,
  mayEditReview,
  nameAuthor,
  selectReview,
} from '@fruit/shop/reviews/seams'
import { editReview, like, listReviews, REVIEWS, writeReview } from '@fruit/shop/reviews/service'
import { Visit } from '@fruit/world/visit'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { blockedMs, MEASURES_THREADS } from '../../support/main-thread.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const PATH = '/rest/products/reviews'

let testApp: TestApp
beforeAll(async () => {
  // A clock without `wait`, so that sleeping queries take no time.
  testApp = await openTestApp({ shop: 'safe', clock: { now: Date.now } })
})
afterAll(() => testApp.close())

const flaw = (implementation: unknown) => ({ label: 'flaw', source: 'test', implementation })

/** A new world in which a customer has reviewed product 2. */
async function createReview(learner: Learner = testApp.learner()) {
  const author = learner.client()
  const { email, token } = await author.becomeCustomer()
  await author.put('/rest/products/2/reviews', { message: 'Bitter, then better.' })
  const review = (await reviewsOf(author, 2)).at(-1)!
  return { learner, author, email, token, review, id: review._id }
}

async function reviewsOf(client: Client, product: number | string) {
  const response = await client.get(`/rest/products/${product}/reviews`)
  expectMatchesContract(calls.listReviews, response)
  return response.json().data as { _id: string; author: string; message: string; likedBy: string[]; liked?: true }[]
}

describe('GET /rest/products/:id/reviews', () => {
  it('returns the reviews of the configuration', async () => {
    const client = testApp.learner().client()
    const { reviews } = testApp.app.backend.registry.enter(testApp.learner().id).configuration.products[0]!
    const shown = await reviewsOf(client, 1)
    expect(shown.map(({ message }) => message)).toEqual(reviews!.map(({ text }) => text))
    expect(shown[0]).toMatchObject({ author: `admin@${client.domain}`, product: 1, likesCount: 0, likedBy: [] })
  })

  it('returns no reviews of other products or for an unknown one', async () => {
    const { author } = await createReview()
    expect((await reviewsOf(author, 3)).map(({ message }) => message)).not.toContain('Bitter, then better.')
    expect(await reviewsOf(author, 9999)).toEqual([])
  })

  it('marks reviews as liked for visitors and for customers who have liked them', async () => {
    const { author, learner, id } = await createReview()
    const last = async (client: Client) => (await reviewsOf(client, 2)).at(-1)!
    expect((await last(learner.client())).liked).toBe(true)
    expect((await last(author)).liked).toBeUndefined()
    await author.post(PATH, { id })
    expect((await last(author)).liked).toBe(true)
  })

  it.each(['abc', "1'", 'true', '1 || true', 'sleep(2000)', '1.5', '-1'])('rejects the product id %j', async (id) => {
    const response = await testApp
      .learner()
      .client()
      .get(`/rest/products/${encodeURIComponent(id)}/reviews`)
    expect(response.status).toBe(400)
    expectMatchesContract(calls.listReviews, response)
  })
})

describe('PUT /rest/products/:id/reviews', () => {
  it('stores the e-mail of the session as author', async () => {
    const client = testApp.learner().client()
    const { email } = await client.becomeCustomer()
    const response = await client.put('/rest/products/1/reviews', {
      message: '  Not the apple of my eye.  ',
      author: `admin@${client.domain}`,
    })
    expect(response.status).toBe(201)
    expectMatchesContract(calls.writeReview, response)
    expect(response.json()).toEqual({ status: 'success' })
    expect((await reviewsOf(client, 1)).at(-1)).toMatchObject({
      message: 'Not the apple of my eye.',
      author: email,
      likesCount: 0,
      likedBy: [],
    })
  })

  it('requires a session', async () => {
    const client = testApp.learner().client()
    const response = await client.put('/rest/products/1/reviews', { message: 'Psst.', author: 'Anonymous' })
    expect(response.status).toBe(401)
    expectMatchesContract(calls.writeReview, response)
  })

  it.each([
    ['a text of spaces', 400, '   '],
    ['161 characters', 400, 'x'.repeat(161)],
    ['5000 characters', 400, 'x'.repeat(5000)],
    ['no text', 400, undefined],
    ['160 characters with surrounding spaces', 201, ` ${'x'.repeat(160)} `],
  ])('for %s returns %d', async (_title, status, message) => {
    const client = testApp.learner().client()
    await client.becomeCustomer()
    const response = await client.put('/rest/products/1/reviews', { message })
    expect(response.status).toBe(status)
    expectMatchesContract(calls.writeReview, response)
  })

  it('rejects unknown and deleted products', async () => {
    const learner = testApp.learner()
    const client = learner.client()
    await client.becomeCustomer()
    const gone = learner.inside(({ db }) =>
      db.first<{ id: number }>({ sql: 'SELECT id FROM Products WHERE deletedAt IS NOT NULL', parameters: [] }),
    )
    for (const id of [9999, gone!.id]) {
      const response = await client.put(`/rest/products/${id}/reviews`, { message: 'Where is it?' })
      expect(response.status).toBe(404)
      expectMatchesContract(calls.writeReview, response)
    }
  })
})

describe('PATCH /rest/products/reviews', () => {
  it('changes only the text and returns the review before and after', async () => {
    const { author, review, id } = await createReview()
    const response = await author.patch(PATH, {
      id,
      message: ' Better than bitter. ',
      author: 'somebody',
      likesCount: 7,
    })
    expect(response.status).toBe(200)
    expectMatchesContract(calls.editReview, response)
    expect(response.json()).toEqual({
      modified: 1,
      original: [review],
      updated: [{ ...review, message: 'Better than bitter.' }],
    })
    expect((await reviewsOf(author, 2)).at(-1)).toEqual({ ...review, message: 'Better than bitter.' })
  })

  it('does not change reviews of others', async () => {
    const { learner, author, review, id } = await createReview()
    const stranger = learner.client()
    await stranger.becomeCustomer()
    const response = await stranger.patch(PATH, { id, message: 'Hacked.' })
    expect(response.json()).toEqual({ modified: 0, original: [], updated: [] })
    expect((await reviewsOf(author, 2)).at(-1)).toEqual(review)
  })

  it('rejects an operator as id', async () => {
    const { author, review } = await createReview()
    for (const id of [{ $ne: -1 }, { $regex: '.' }, 7]) {
      const response = await author.patch(PATH, { id, message: 'Everywhere.' })
      expect(response.status).toBe(400)
      expectMatchesContract(calls.editReview, response)
    }
    expect((await reviewsOf(author, 2)).at(-1)).toEqual(review)
  })

  it('requires a text of at most 160 characters, an id and a session', async () => {
    const { learner, author, id } = await createReview()
    for (const body of [{ id, message: ' ' }, { id, message: 'x'.repeat(161) }, { id }, { message: 'x' }]) {
      const response = await author.patch(PATH, body)
      expect(response.status).toBe(400)
      expectMatchesContract(calls.editReview, response)
    }
    const response = await learner.client().patch(PATH, { id, message: 'x' })
    expect(response.status).toBe(401)
    expectMatchesContract(calls.editReview, response)
  })
})

describe('POST /rest/products/reviews', () => {
  it('counts one like per account', async () => {
    const { learner, author, email, review, id } = await createReview()
    const response = await author.post(PATH, { id })
    expect(response.status).toBe(200)
    expectMatchesContract(calls.likeReview, response)
    const liked = { ...review, likesCount: 1, likedBy: [email] }
    expect(response.json()).toEqual({ modified: 1, original: [review], updated: [liked] })
    const again = await author.post(PATH, { id })
    expect(again.status).toBe(403)
    expectMatchesContract(calls.likeReview, again)
    const friend = learner.client()
    await friend.becomeCustomer()
    expect((await friend.post(PATH, { id })).json().updated[0].likesCount).toBe(2)
  })

  it('counts one like for simultaneous requests of one account', async () => {
    const { author, email, id } = await createReview()
    const answers = await Promise.all(Array.from({ length: 20 }, () => author.post(PATH, { id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reviewsOf(author, 2)).at(-1)!.likedBy).toEqual([email])
  })

  it('requires an existing review, an id of type string and a session', async () => {
    const { learner, author, id } = await createReview()
    const answers = await Promise.all([
      author.post(PATH, { id: 'none' }),
      author.post(PATH, { id: { $ne: 1 } }),
      author.post(PATH, {}),
      learner.client().post(PATH, { id }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 401])
    for (const answer of answers) expectMatchesContract(calls.likeReview, answer)
  })
})

describe('facts about reviews', () => {
  it('are recorded', async () => {
    const { learner, email, token, id } = await createReview()
    const journal = await learner.inside(async (world) => {
      const visit = new Visit(world, await sessionOf(world, token))
      await listReviews(visit, '2')
      await writeReview(visit, 1, 'And another.', 'admin')
      await editReview(visit, id, 'Changed.')
      await editReview(visit, 'none', 'Changed.')
      await like(visit, id)
      return visit.takeJournal()
    })
    expect(journal.map(({ fact }) => fact)).toEqual([reviewsRead, reviewStored, reviewsChanged, reviewLiked])
    expect(journal.map(({ data }) => data)).toMatchObject([
      { productId: '2', count: 2, tookMs: expect.any(Number) },
      { productId: 1, author: email, sender: email },
      { modified: 1, authors: [email], sender: email },
      { reviewId: id, sender: email, likesOfSender: 1 },
    ])
  })
})

describe('a flawed seam of reviews', () => {
  it('that keeps the sent author allows forged reviews, even without a session', async () => {
    const learner = testApp.learner(new Map([[nameAuthor.name, flaw((sent: string | null) => sent)]]))
    const client = learner.client()
    const author = `admin@${client.domain}`
    expect((await client.put('/rest/products/2/reviews', { message: 'Buy it!', author })).status).toBe(201)
    expect((await reviewsOf(client, 2)).at(-1)).toMatchObject({ author, message: 'Buy it!' })
  })

  it('that accepts any id changes many reviews with an operator', async () => {
    const { author } = await createReview(
      testApp.learner(
        new Map([
          [selectReview.name, flaw((id: unknown) => ({ _id: id }))],
          [mayEditReview.name, flaw(() => true)],
        ]),
      ),
    )
    const response = await author.patch(PATH, { id: { $ne: -1 }, message: 'Everywhere.' })
    expectMatchesContract(calls.editReview, response)
    expect(response.json().modified).toBeGreaterThan(1)
    expect((await reviewsOf(author, 1)).map(({ message }) => message)).toEqual(['Everywhere.'])
    const broken = await author.patch(PATH, { id: { $explode: 1 }, message: 'Nowhere.' })
    expect(broken.status).toBe(400)
    expectMatchesContract(calls.editReview, broken)
  })

  it('that builds an expression from the product id runs it in the containment and measures its duration', async () => {
    const learner = testApp.learner(
      new Map([[findReviews.name, flaw((id: string) => ({ $where: `this.product == ${id}` }))]]),
    )
    const { author, token } = await createReview(learner)
    expect(await reviewsOf(author, 2)).toHaveLength(2)
    expect((await reviewsOf(author, encodeURIComponent('2 || true'))).length).toBeGreaterThan(1)
    const slow = await author.get('/rest/products/sleep(2000)/reviews')
    expect(slow.json()).toMatchObject({ data: [] })
    expectMatchesContract(calls.listReviews, slow)
    const journal = await learner.inside(async (world) => {
      const visit = new Visit(world, await sessionOf(world, token))
      await listReviews(visit, 'sleep(2000)')
      await listReviews(visit, '2')
      return visit.takeJournal()
    })
    const [long, short] = journal.map(({ data }) => (data as { tookMs: number }).tookMs)
    expect(long).toBeGreaterThanOrEqual(2000)
    expect(short).toBeLessThan(long!)
  })

  it('that waits between check and like accepts several likes', async () => {
    const likeSlowly = async (reviews: LikableReviews, id: string, email: string) => {
      if (reviews.find(id)!.likedBy.includes(email)) return 'liked-already'
      reviews.update(id, { $inc: { likesCount: 1 } })
      await new Promise((resolve) => setImmediate(resolve))
      return reviews.update(id, { $push: { likedBy: email } })
    }
    const { learner, author, email, token, id } = await createReview(
      testApp.learner(new Map([[likeReview.name, flaw(likeSlowly)]])),
    )
    const journal = await learner.inside(async (world) => {
      const session = await sessionOf(world, token)
      const visits = Array.from({ length: 3 }, () => new Visit(world, session))
      await Promise.all(visits.map((visit) => like(visit, id)))
      return visits.flatMap((visit) => visit.takeJournal())
    })
    expect((await reviewsOf(author, 2)).at(-1)!.likedBy).toEqual([email, email, email])
    expect(journal.map(({ data }) => (data as { likesOfSender: number }).likesOfSender)).toContain(3)
  })
})

// The processor time of the process would include that of the workers.
it.runIf(MEASURES_THREADS)('changing all reviews of a full shop does not block the main thread', async () => {
  const learner = testApp.learner(new Map([[selectReview.name, flaw((id: unknown) => ({ _id: id }))]]))
  const { author, email } = await createReview(learner)
  learner.inside(({ documents, configuration }) => {
    const review = { product: 3, message: 'Crisp.', author: email, likesCount: 0, likedBy: [] }
    while (documents.count(REVIEWS) < configuration.server.limits.tableRows) documents.insert(REVIEWS, review)
  })
  const blocked = await blockedMs(async () => {
    const answer = await author.patch(PATH, { id: { $ne: -1 }, message: 'Sweet.' })
    expect(answer.json().modified).toBeGreaterThan(1900)
  })
  // It once took 400 ms, and seconds for several simultaneous requests.
  expect(blocked).toBeLessThan(100)
})

it('a shop at its row limit rejects new reviews, still lists and edits all, and accepts one after a removal', async () => {
  const { learner, author, id } = await createReview()
  const { tableRows } = learner.inside(({ configuration }) => configuration.server.limits)
  learner.inside(({ db, documents }) =>
    db.transaction(() => {
      const blank = { product: 1, message: 'Crisp.', author: 'a@fruit.test', likesCount: 0, likedBy: [] }
      while (documents.count(REVIEWS) < tableRows) documents.insert(REVIEWS, blank)
    }),
  )
  const write = () =>
    author.put('/rest/products/2/reviews', { message: 'One more.' }, { headers: { accept: 'application/json' } })
  const refused = await write()
  expectMatchesContract(calls.writeReview, refused)
  expect(refused.status).toBe(413)
  expect(refused.json().error.message).toMatch(`it keeps ${tableRows} of each kind`)
  expect((await reviewsOf(author, 1)).length).toBeGreaterThan(tableRows - 100)
  expect((await author.patch(PATH, { id, message: 'Sweet after all.' })).json().modified).toBe(1)
  learner.inside(({ documents }) => documents.remove(REVIEWS, { _id: id }))
  expect((await write()).status).toBe(201)
})
