import assert from 'node:assert/strict'
import type { findUnlistedScreen as Implementation } from '@fruit/isomorphic/screens/find-unlisted-screen'
import { defineFeature } from '../feature.ts'
import { findUnlistedScreen } from './seams.ts'

export const feature = defineFeature<typeof Implementation>(findUnlistedScreen, {
  'a path that nobody made opens nothing': (_visitor, find) => {
    for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(find(path, { role: null }), null)
  },
})
