import assert from 'node:assert/strict'
import { admitToAdministration } from '@fruit/isomorphic/screens/seams'
import { defineFeature } from '../feature.ts'

const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

export const feature = defineFeature<typeof admitToAdministration.safe>(admitToAdministration, {
  'administrators whom the server knows get in': (_visitor, admit) =>
    assert.equal(admit('administration', ADMINISTRATOR), true),
  'a path that nobody made opens nothing, not even to an admin': (_visitor, admit) => {
    for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(admit(path, ADMINISTRATOR), false)
  },
})
