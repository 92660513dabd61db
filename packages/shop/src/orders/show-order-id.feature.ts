import assert from 'node:assert/strict'
import { showOrderId } from '@fruit/isomorphic/orders/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showOrderId, {
  'the number of an order reads as it is': (_visitor, show) =>
    assert.equal(show('7c1e-0a5b92d4e8f31667').replace(/<[^<>]*>/g, ''), '7c1e-0a5b92d4e8f31667'),
})
