import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitUploadType } from './seams.ts'

export const feature = defineFeature(admitUploadType, {
  'invoices are taken as PDF and as ZIP archive, however their ending is written': async (visitor) => {
    for (const [name, start] of [
      ['invoice.pdf', '%PDF-1.4\n'],
      ['Invoice.PDF', '%PDF-1.7\n'],
      ['all of them.zip', `PK\x05\x06${'\0'.repeat(18)}`],
    ] as const) {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(start, 'latin1')]), name)
      assert.equal((await visitor.post('/file-upload', form)).status, 204, name)
    }
  },
})
