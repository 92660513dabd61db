import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { findReviews, likeReview, mayEditReview, nameAuthor, selectReview } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(findReviews, {
    'a review is shown with its own product and with no other': async (visitor) => {
      await visitor.becomeCustomer()
      const message = 'Sharp as a first frost.'
      assert.equal((await visitor.put('/rest/products/2/reviews', { message })).status, 201)
      const messages = async (product: number) =>
        (await visitor.get(`/rest/products/${product}/reviews`))
          .json()
          .data.map((review: { message: string }) => review.message)
      assert.ok((await messages(2)).includes(message))
      assert.ok(!(await messages(1)).includes(message))
    },
    'a product without reviews shows none': async (visitor) => {
      const { status, json } = await visitor.get('/rest/products/987654/reviews')
      assert.equal(status, 200)
      assert.deepEqual(json().data, [])
    },
  }),
  defineFeature(likeReview, {
    'a like is counted and names its author': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      await visitor.put('/rest/products/1/reviews', { message: 'Do you like it too?', author: email })
      const last = async () => (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
      const { status } = await visitor.post('/rest/products/reviews', { id: (await last())._id })
      assert.equal(status, 200)
      const { likesCount, likedBy, liked } = await last()
      assert.deepEqual({ likesCount, likedBy, liked }, { likesCount: 1, likedBy: [email], liked: true })
    },
    'a second like of an account is rejected': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      await visitor.put('/rest/products/1/reviews', { message: 'Once is enough.', author: email })
      const { _id: id } = (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
      await visitor.post('/rest/products/reviews', { id })
      assert.equal((await visitor.post('/rest/products/reviews', { id })).status, 403)
    },
    'two accounts can like the same review': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      await visitor.put('/rest/products/1/reviews', { message: 'Who else likes it?', author: email })
      const last = async () => (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
      const { _id: id } = await last()
      await visitor.post('/rest/products/reviews', { id })
      const { email: friend } = await visitor.becomeCustomer()
      assert.equal((await visitor.post('/rest/products/reviews', { id })).status, 200)
      assert.deepEqual((await last()).likedBy, [email, friend])
    },
  }),
  defineFeature(mayEditReview, {
    'customers change the text of their own reviews': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      await visitor.put('/rest/products/1/reviews', { message: 'Swet.', author: email })
      const last = async () => (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
      const { status } = await visitor.patch('/rest/products/reviews', { id: (await last())._id, message: 'Sweet.' })
      assert.equal(status, 200)
      assert.equal((await last()).message, 'Sweet.')
    },
  }),
  defineFeature(nameAuthor, {
    'a customer’s review carries the customer’s e-mail': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const { status } = await visitor.put('/rest/products/1/reviews', { message: 'Mine, all mine.', author: email })
      assert.equal(status, 201)
      const { data } = (await visitor.get('/rest/products/1/reviews')).json()
      assert.equal(data.at(-1).author, email)
    },
  }),
  defineFeature(selectReview, {
    'a new text changes only the chosen review': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      for (const message of ['First thoughts.', 'Second thoughts.'])
        await visitor.put('/rest/products/1/reviews', { message, author: email })
      const own = async () =>
        (await visitor.get('/rest/products/1/reviews'))
          .json()
          .data.filter(({ author }: { author: string }) => author === email)
      const [, second] = await own()
      const change = await visitor.patch('/rest/products/reviews', { id: second._id, message: 'Third thoughts.' })
      assert.equal(change.json().modified, 1)
      assert.deepEqual(
        (await own()).map(({ message }: { message: string }) => message),
        ['First thoughts.', 'Third thoughts.'],
      )
    },
  }),
]
