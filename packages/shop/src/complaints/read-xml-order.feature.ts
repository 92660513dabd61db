import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { readXmlOrder } from './seams.ts'

export const feature = defineFeature(readXmlOrder, {
  'whoever still sends XML is told that this way is closed': async (visitor) => {
    for (const name of ['order.xml', 'order.XML']) {
      const form = new FormData()
      form.append('file', new Blob(['<order>12 bottles</order>']), name)
      assert.equal((await visitor.post('/file-upload', form)).status, 410, name)
    }
  },
})
