import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectDocument } from './seams.ts'

export const feature = defineFeature(selectDocument, {
  'anybody reads the legal notice': async (visitor) => {
    const { status, text } = await visitor.get('/ftp/legal.md')
    assert.equal(status, 200)
    assert.match(text, /Legal notice/)
  },
  'a confirmation that is not there is missing, not refused': async (visitor) => {
    const { status } = await visitor.get('/ftp/order_5267-0123456789abcdef.pdf')
    assert.equal(status, 404)
  },
  'other kinds of file stay in the folder': async (visitor) => {
    const { status } = await visitor.get('/ftp/encrypt.pyc')
    assert.equal(status, 403)
  },
})
