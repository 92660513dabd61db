import assert from 'node:assert/strict'
import { admitToSandbox } from '@fruit/isomorphic/screens/seams'
import { defineFeature } from '../feature.ts'

const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

export const feature = defineFeature(admitToSandbox, {
  'administrators whom the server knows may edit contracts': async (_visitor, admit) =>
    assert.equal(await admit('web3-sandbox', ADMINISTRATOR), true),
  'a path that nobody made opens nothing, not even to an admin': async (_visitor, admit) => {
    for (const path of ['', 'juice', 'sandbox', 'toString', '__proto__'])
      assert.equal(await admit(path, ADMINISTRATOR), false)
  },
})
