import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { chooseCustomer } from './seams.ts'

export const feature = defineFeature(chooseCustomer, {
  'customers change their own delivery address, whether they say who they are or not': async (_visitor, choose) => {
    assert.equal(await choose(23, null), 23)
    assert.equal(await choose(23, 23), 23)
  },
})
