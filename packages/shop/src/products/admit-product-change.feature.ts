import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitProductChange } from './seams.ts'

const somebody = { accountId: 99, email: 'a@b.test', basketId: null, token: '' }

export const feature = defineFeature(admitProductChange, {
  'administrators change every column of a product': (_visitor, admit) => {
    assert.equal(admit({ ...somebody, role: 'admin' }, ['name', 'description', 'price']), true)
  },
  'accounting changes prices': (_visitor, admit) => {
    assert.equal(admit({ ...somebody, role: 'accounting' }, ['price']), true)
  },
})
