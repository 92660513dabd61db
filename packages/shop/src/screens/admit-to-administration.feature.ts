import assert from 'node:assert/strict'
import { admitToAdministration } from '@fruit/isomorphic/screens/seams'
import { defineFeature } from '../feature.ts'

const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

export const feature = defineFeature(admitToAdministration, {
  'administrators whom the server knows get in': async (_visitor, admit) =>
    assert.equal(await admit('administration', ADMINISTRATOR), true),
  'a path that nobody made opens nothing, not even to an admin': async (_visitor, admit) => {
    for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(await admit(path, ADMINISTRATOR), false)
  },
})
