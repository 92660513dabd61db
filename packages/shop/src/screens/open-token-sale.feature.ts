import assert from 'node:assert/strict'
import { openTokenSale } from '@fruit/isomorphic/screens/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(openTokenSale, {
  'a path that nobody made opens nothing': (_visitor, opens) => {
    for (const path of ['', 'juice', 'sale', 'tokensale', 'toString', '__proto__'])
      assert.equal(opens(path, { role: null }), false)
  },
})
