import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { readYamlOrder } from './seams.ts'

export const feature = defineFeature(readYamlOrder, {
  'whoever still sends YAML is told that this way is closed': async (visitor) => {
    for (const name of ['order.yml', 'order.YAML']) {
      const form = new FormData()
      form.append('file', new Blob(['order: 12 bottles']), name)
      assert.equal((await visitor.post('/file-upload', form)).status, 410, name)
    }
  },
})
