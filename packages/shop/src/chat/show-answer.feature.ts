import assert from 'node:assert/strict'
import { showAnswer } from '@fruit/isomorphic/chat/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showAnswer, {
  'what the assistant said reads as it is': async (_visitor, show) => {
    for (const said of ['We have: Apple Juice (1.99¤).', 'Two lines\n\nthat stay apart', 'Größe 10, प्रतिशत, 果汁'])
      assert.equal((await show(said)).replace(/<[^<>]*>/g, ''), said)
  },
})
