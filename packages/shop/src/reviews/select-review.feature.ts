import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectReview } from './seams.ts'

export const feature = defineFeature(selectReview, {
  'a new text reaches the review that is meant and no other': async (visitor) => {
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
})
