import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { showOrderId } from './seams.ts'

export const feature = defineFeature(showOrderId, {
  'the number of an order reads as it is': (_visitor, show) =>
    assert.equal(show('7c1e-0a5b92d4e8f31667').replace(/<[^>]*>/g, ''), '7c1e-0a5b92d4e8f31667'),
})
