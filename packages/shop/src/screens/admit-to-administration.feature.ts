import assert from 'node:assert/strict'
import type { admitToAdministration as Implementation } from '@fruit/contracts/screens/admit-to-administration'
import { defineFeature } from '../feature.ts'
import { admitToAdministration } from './seams.ts'

export const feature = defineFeature<typeof Implementation>(admitToAdministration, {
  'a path that nobody made opens nothing, not even to an admin': (_visitor, admit) => {
    for (const path of ['', 'juice', 'toString', '__proto__'])
      assert.equal(admit(path, { claimedRole: 'admin', confirmedRole: 'admin' }), false)
  },
})
