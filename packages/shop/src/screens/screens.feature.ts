import assert from 'node:assert/strict'
import {
  admitToAdministration,
  admitToSandbox,
  findUnlistedScreen,
  openTokenSale,
} from '@fruit/isomorphic/screens/seams'
import { defineFeature, type Feature } from '../feature.ts'

const ADMINISTRATOR = { claimedRole: 'admin', confirmedRole: 'admin' }

export const features: readonly Feature[] = [
  defineFeature(admitToAdministration, {
    'administrators whom the server knows get in': async (_visitor, admit) =>
      assert.equal(await admit('administration', ADMINISTRATOR), true),
    'a path that nobody made opens nothing, not even to an admin': async (_visitor, admit) => {
      for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(await admit(path, ADMINISTRATOR), false)
    },
  }),
  defineFeature(admitToSandbox, {
    'administrators whom the server knows may edit contracts': async (_visitor, admit) =>
      assert.equal(await admit('web3-sandbox', ADMINISTRATOR), true),
    'a path that nobody made opens nothing, not even to an admin': async (_visitor, admit) => {
      for (const path of ['', 'juice', 'sandbox', 'toString', '__proto__'])
        assert.equal(await admit(path, ADMINISTRATOR), false)
    },
  }),
  defineFeature(findUnlistedScreen, {
    'a path that nobody made opens nothing': (_visitor, find) => {
      for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(find(path, { role: null }), null)
    },
  }),
  defineFeature(openTokenSale, {
    'a path that nobody made opens nothing': (_visitor, opens) => {
      for (const path of ['', 'juice', 'sale', 'tokensale', 'toString', '__proto__'])
        assert.equal(opens(path, { role: null }), false)
    },
  }),
]
