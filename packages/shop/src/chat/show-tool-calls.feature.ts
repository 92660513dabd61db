import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { showToolCalls } from './seams.ts'

export const feature = defineFeature(showToolCalls, {
  'the administrator sees what the model asks its tools for': (_visitor, shows) => {
    assert.equal(shows('admin', { show_tool_calls: 'true' }), true)
  },
  'everybody is answered': async (visitor) => {
    const { text } = await visitor.post('/rest/chat', {
      messages: [{ role: 'user', content: 'Do you have apple juice?' }],
    })
    assert.match(text, /Apple/)
  },
})
