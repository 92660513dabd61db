import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendFeedbackAsVisitor } from './say.ts'
import { admitPace } from './seams.ts'

export const feature = defineFeature(admitPace, {
  'whoever has three things to say is heard three times': async (visitor) => {
    for (const comment of ['Crisp.', 'Also cold.', 'And quick.'])
      assert.equal((await sendFeedbackAsVisitor(visitor, { comment })).status, 201)
  },
})
