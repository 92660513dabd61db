import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendFeedbackAsVisitor } from './say.ts'
import { cleanComment } from './seams.ts'

export const feature = defineFeature(cleanComment, {
  'words and emphasis stay as they were written': async (visitor) => {
    for (const comment of ['Crisp, cold, and quick!', 'So <b>crisp</b> it <em>hurts</em>.', 'りんごジュース'])
      assert.equal((await sendFeedbackAsVisitor(visitor, { comment })).json().data.comment, comment)
  },
})
