import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { likeReview } from './seams.ts'

export const feature = defineFeature(likeReview, {
  'a like counts, and shows who gave it': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    await visitor.put('/rest/products/1/reviews', { message: 'Do you like it too?', author: email })
    const last = async () => (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
    const { status } = await visitor.post('/rest/products/reviews', { id: (await last())._id })
    assert.equal(status, 200)
    const { likesCount, likedBy, liked } = await last()
    assert.deepEqual({ likesCount, likedBy, liked }, { likesCount: 1, likedBy: [email], liked: true })
  },
  'a second like of one account is refused': async (visitor) => {
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
})
