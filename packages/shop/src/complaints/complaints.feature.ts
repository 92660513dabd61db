import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import {
  admitUploadSize,
  admitUploadType,
  attributeComplaint,
  readArchive,
  readXmlOrder,
  readYamlOrder,
  selectVisibleComplaints,
} from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitUploadSize, {
    'an invoice of 100000 bytes is accepted': async (visitor) => {
      const bytes = new Uint8Array(100_000)
      bytes.set(Buffer.from('%PDF-1.7\n'))
      const form = new FormData()
      form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'invoice.pdf')
      assert.equal((await visitor.post('/file-upload', form)).status, 204)
    },
  }),
  defineFeature(admitUploadType, {
    'PDF and ZIP invoices are accepted, with extensions in upper or lower case': async (visitor) => {
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
  }),
  defineFeature(attributeComplaint, {
    'customers complain in their own name': async (visitor) => {
      await visitor.becomeCustomer()
      const { id } = (await visitor.get('/rest/user/whoami')).json().user
      const sent = await visitor.post('/api/Complaints', { UserId: id, message: 'The bottle came without its bottom.' })
      assert.equal(sent.status, 201)
      assert.equal(sent.json().data.UserId, id)
    },
  }),
  defineFeature(readArchive, {
    'an empty archive is accepted': async (visitor) => {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]), 'empty.zip')
      assert.equal((await visitor.post('/file-upload', form)).status, 204)
    },
  }),
  defineFeature(readXmlOrder, {
    'the response to XML says that the format is no longer accepted': async (visitor) => {
      for (const name of ['order.xml', 'order.XML']) {
        const form = new FormData()
        form.append('file', new Blob(['<order>12 bottles</order>']), name)
        assert.equal((await visitor.post('/file-upload', form)).status, 410, name)
      }
    },
  }),
  defineFeature(readYamlOrder, {
    'the response to YAML says that the format is no longer accepted': async (visitor) => {
      for (const name of ['order.yml', 'order.YAML']) {
        const form = new FormData()
        form.append('file', new Blob(['order: 12 bottles']), name)
        assert.equal((await visitor.post('/file-upload', form)).status, 410, name)
      }
    },
  }),
  defineFeature(selectVisibleComplaints, {
    'customers see their complaints': async (visitor) => {
      await visitor.becomeCustomer()
      const { id } = (await visitor.get('/rest/user/whoami')).json().user
      await visitor.post('/api/Complaints', { UserId: id, message: 'Three bottles short of four.' })
      const { data } = (await visitor.get('/api/Complaints')).json()
      assert.ok(data.some(({ message }: { message: string }) => message === 'Three bottles short of four.'))
    },
  }),
]
