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
    'administrators can open the page': async (_visitor, admit) =>
      assert.equal(await admit('administration', ADMINISTRATOR), true),
    'an unknown path shows no page, not even to an administrator': async (_visitor, admit) => {
      for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(await admit(path, ADMINISTRATOR), false)
    },
  }),
  defineFeature(admitToSandbox, {
    'administrators can edit contracts': async (_visitor, admit) =>
      assert.equal(await admit('web3-sandbox', ADMINISTRATOR), true),
    'an unknown path shows no page, not even to an administrator': async (_visitor, admit) => {
      for (const path of ['', 'juice', 'sandbox', 'toString', '__proto__'])
        assert.equal(await admit(path, ADMINISTRATOR), false)
    },
  }),
  defineFeature(findUnlistedScreen, {
    'an unknown path shows no page': (_visitor, find) => {
      for (const path of ['', 'juice', 'toString', '__proto__']) assert.equal(find(path, { role: null }), null)
    },
  }),
  defineFeature(openTokenSale, {
    'an unknown path shows no page': (_visitor, opens) => {
      for (const path of ['', 'juice', 'sale', 'tokensale', 'toString', '__proto__'])
        assert.equal(opens(path, { role: null }), false)
    },
  }),
]
