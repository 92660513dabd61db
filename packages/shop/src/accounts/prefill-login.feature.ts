import assert from 'node:assert/strict'
import type { prefillLogin as Implementation } from '@fruit/isomorphic/screens/prefill-login'
import { defineFeature } from '../feature.ts'
import { prefillLogin } from './seams.ts'

export const feature = defineFeature<typeof Implementation>(prefillLogin, {
  'whoever comes to sign in finds an empty form': (_visitor, prefill) => {
    for (const query of ['', '?redirectUrl=basket', '?q=test']) assert.equal(prefill(query, 'fruit.test'), null)
  },
})
