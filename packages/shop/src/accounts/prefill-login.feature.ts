import assert from 'node:assert/strict'
import { prefillLogin } from '@fruit/isomorphic/accounts/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(prefillLogin, {
  'whoever comes to sign in finds an empty form': (_visitor, prefill) => {
    for (const query of ['', '?redirectUrl=basket', '?q=test']) assert.equal(prefill(query, 'fruit.test'), null)
  },
})
