import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { readDocument } from './seams.ts'

export const feature = defineFeature(readDocument, {
  'who still sends XML or YAML is told that this way is closed': async (visitor) => {
    for (const [name, text] of [
      ['order.xml', '<order>12 bottles</order>'],
      ['order.yml', 'order: 12 bottles'],
      ['order.YAML', 'order: 12 bottles'],
    ] as const) {
      const form = new FormData()
      form.append('file', new Blob([text]), name)
      assert.equal((await visitor.post('/file-upload', form)).status, 410, name)
    }
  },
})
