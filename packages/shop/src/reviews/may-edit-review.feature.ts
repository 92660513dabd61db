import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { mayEditReview } from './seams.ts'

export const feature = defineFeature(mayEditReview, {
  'customers change the text of their own reviews': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    await visitor.put('/rest/products/1/reviews', { message: 'Swet.', author: email })
    const last = async () => (await visitor.get('/rest/products/1/reviews')).json().data.at(-1)
    const { status } = await visitor.patch('/rest/products/reviews', { id: (await last())._id, message: 'Sweet.' })
    assert.equal(status, 200)
    assert.equal((await last()).message, 'Sweet.')
  },
})
