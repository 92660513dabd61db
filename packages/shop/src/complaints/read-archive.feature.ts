import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { readArchive } from './seams.ts'

export const feature = defineFeature(readArchive, {
  'an archive with nothing in it is taken': async (visitor) => {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]), 'empty.zip')
    assert.equal((await visitor.post('/file-upload', form)).status, 204)
  },
})
