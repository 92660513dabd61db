import assert from 'node:assert/strict'
import { findUnlistedScreen } from '@fruit/isomorphic/screens/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(findUnlistedScreen, {
  'a path that nobody made opens nothing': (_visitor, find) => {
    for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(find(path, { role: null }), null)
  },
})
