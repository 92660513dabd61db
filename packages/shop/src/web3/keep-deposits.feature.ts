import assert from 'node:assert/strict'
import { CONTRACTS, RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { defineFeature } from '../feature.ts'
import { callView } from './chain-visitor.ts'
import { file } from './contracts/passing-customer.sol'
import { keepDeposits } from './seams.ts'

const BANK = CONTRACTS.walletBank.address
/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231'
const FIRST_CUSTOMER = '0x12768701B71C265432bB00ee7999d488415d769D'

export const feature = defineFeature(keepDeposits, {
  'customers of the first day find what they brought': async (visitor) => {
    const answer = await callView(visitor, BANK, `${BALANCE_OF}${FIRST_CUSTOMER.slice(2).padStart(64, '0')}`)
    assert.equal(BigInt(answer), 2n * 10n ** 18n)
  },
  'contracts are customers too': async (visitor) => {
    const { creation } = file.contracts.PassingCustomer!
    // This call is not signed. It needs a sender with ether, and the bank is known to have some.
    const call = { from: BANK, data: creation, value: '0x2386f26fc10000' }
    const answer = await visitor.post(RPC_PATH, { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] })
    assert.equal(answer.json().error, undefined)
  },
})
