import assert from 'node:assert/strict'
import { showLoginAddress } from '@fruit/isomorphic/accounts/seams'
import { defineFeature } from '../feature.ts'

export const feature = defineFeature(showLoginAddress, {
  'an address reads as it is': (_visitor, show) => {
    for (const address of ['0.0.0.0', '192.168.1.17', '2001:db8::7'])
      assert.equal(show(address).replace(/<[^>]*>/g, ''), address)
  },
})
