import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { listTargets } from './seams.ts'

const SOURCES = 'https://github.com/juice-shop/juice-shop'

export const feature = defineFeature(listTargets, {
  'visitors find the sources that the shop links to': async (visitor) => {
    const { status, headers } = await visitor.get(`/redirect?to=${SOURCES}`)
    assert.equal(status, 302)
    assert.equal(headers.location, SOURCES)
  },
})
