import assert from 'node:assert/strict'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { defineFeature } from '../feature.ts'
import { callView } from './chain-visitor.ts'
import { PHRASE_ADDRESS } from './phrase-key.ts'
import { bindTokens } from './seams.ts'

/** `ownerOf(uint256)` */
const OWNER_OF = '0x6352211e'

export const feature = defineFeature(bindTokens, {
  'the first member has the first token': async (visitor) => {
    const owner = await callView(visitor, CONTRACTS.soulBoundToken.address, `${OWNER_OF}${'1'.padStart(64, '0')}`)
    assert.equal(BigInt(owner), BigInt(`0x${PHRASE_ADDRESS}`))
  },
})
