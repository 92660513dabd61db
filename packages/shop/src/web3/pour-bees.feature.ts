import assert from 'node:assert/strict'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { defineFeature } from '../feature.ts'
import { callView } from './chain-visitor.ts'
import { pourBees } from './seams.ts'

/** `getBalance()` */
const GET_BALANCE = '0x12065fe0'

export const feature = defineFeature(pourBees, {
  'the pool has 200 bees on its first day': async (visitor) =>
    assert.equal(BigInt(await callView(visitor, CONTRACTS.beeFaucet.address, GET_BALANCE)), 200n),
})
