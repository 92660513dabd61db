import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendFeedbackAsVisitor } from './say.ts'
import { admitRating } from './seams.ts'

export const feature = defineFeature(admitRating, {
  'one to five stars may be given': async (visitor) => {
    for (const rating of [1, 2, 3, 4, 5])
      assert.equal((await sendFeedbackAsVisitor(visitor, { rating })).json().data.rating, rating)
  },
})
