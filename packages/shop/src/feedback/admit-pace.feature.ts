import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { say } from './say.ts'
import { admitPace } from './seams.ts'

export const feature = defineFeature(admitPace, {
  'whoever has three things to say is heard three times': async (visitor) => {
    for (const comment of ['Crisp.', 'Also cold.', 'And quick.'])
      assert.equal((await say(visitor, { comment })).status, 201)
  },
})
