import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitNewProduct } from './seams.ts'

export const feature = defineFeature(admitNewProduct, {
  'administrators add products': (_visitor, admit) => {
    assert.equal(admit({ accountId: 99, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), true)
  },
})
