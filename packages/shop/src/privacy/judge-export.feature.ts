import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { judgeExport } from './seams.ts'

export const feature = defineFeature(judgeExport, {
  'whoever has not exported lately gets the data without reading a picture': async (visitor) => {
    await visitor.becomeCustomer()
    assert.equal((await visitor.post('/rest/user/data-export', { format: '1' })).status, 200)
  },
  'whoever reads the picture gets the data': (_visitor, judge) => {
    const captcha = { answer: 'KX7PA', ageMs: 60_000 }
    assert.equal(judge({ captcha, sinceExportMs: 60_000 }, 'KX7PA').admitted, true)
  },
  'whoever misreads it does not': async (visitor) => {
    await visitor.becomeCustomer()
    await visitor.get('/rest/image-captcha/')
    assert.equal((await visitor.post('/rest/user/data-export', { answer: '?????', format: '1' })).status, 401)
  },
})
