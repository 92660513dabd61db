import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { nameAuthor } from './seams.ts'

export const feature = defineFeature(nameAuthor, {
  'a customer’s review carries the customer’s e-mail': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const { status } = await visitor.put('/rest/products/1/reviews', { message: 'Mine, all mine.', author: email })
    assert.equal(status, 201)
    const { data } = (await visitor.get('/rest/products/1/reviews')).json()
    assert.equal(data.at(-1).author, email)
  },
})
