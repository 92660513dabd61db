import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { findReviews } from './seams.ts'

export const feature = defineFeature(findReviews, {
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
  'a product that nobody reviewed has no reviews': async (visitor) => {
    const { status, json } = await visitor.get('/rest/products/987654/reviews')
    assert.equal(status, 200)
    assert.deepEqual(json().data, [])
  },
})
