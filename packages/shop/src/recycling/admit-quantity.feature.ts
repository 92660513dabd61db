import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitQuantity } from './seams.ts'

export const feature = defineFeature(admitQuantity, {
  'ten litres are enough, and a thousand not too much': (_visitor, admit) => {
    for (const litres of [10, 11, 100, 1000]) assert.equal(admit(litres), true)
  },
})
