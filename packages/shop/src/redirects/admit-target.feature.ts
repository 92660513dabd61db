import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitTarget } from './seams.ts'

const BOOK = 'http://leanpub.com/juice-shop'

export const feature = defineFeature(admitTarget, {
  'visitors are led to what the shop links to': async (visitor) => {
    const { status, headers } = await visitor.get(`/redirect?to=${encodeURIComponent(BOOK)}`)
    assert.equal(status, 302)
    assert.equal(headers.location, BOOK)
  },
  'nobody is led to a page that the shop has nothing to do with': async (visitor) => {
    assert.equal((await visitor.get('/redirect?to=https://elsewhere.test/')).status, 406)
  },
})
