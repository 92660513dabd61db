import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitProductChange } from './seams.ts'

const somebody = { accountId: 99, email: 'a@b.test', basketId: null, token: '' }

export const feature = defineFeature(admitProductChange, {
  'administrators change every column of a product': async (_visitor, admit) => {
    assert.equal(await admit({ ...somebody, role: 'admin' }, ['name', 'description', 'price']), true)
  },
  'accounting changes prices': async (_visitor, admit) => {
    assert.equal(await admit({ ...somebody, role: 'accounting' }, ['price']), true)
  },
})
