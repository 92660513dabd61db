import assert from 'node:assert/strict'
import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showEmail, {
  'an e-mail is shown as it is written': (_visitor, show) => {
    for (const email of ['pippa@fruit.test', 'pip.rind+cider@orchard.fruit.test']) assert.equal(show(email), email)
  },
})
