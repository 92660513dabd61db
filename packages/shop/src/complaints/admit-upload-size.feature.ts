import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitUploadSize } from './seams.ts'

export const feature = defineFeature(admitUploadSize, {
  'an invoice of 100000 bytes is taken': async (visitor) => {
    const bytes = new Uint8Array(100_000)
    bytes.set(Buffer.from('%PDF-1.7\n'))
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'invoice.pdf')
    assert.equal((await visitor.post('/file-upload', form)).status, 204)
  },
})
