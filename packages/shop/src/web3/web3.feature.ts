import assert from 'node:assert/strict'
import { CONTRACTS, RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { file } from './contracts/passing-customer.sol'
import { PHRASE_ADDRESS } from './phrase-key.ts'
import { bindTokens, keepDeposits, pourBees } from './seams.ts'

/** `ownerOf(uint256)` */
const OWNER_OF = '0x6352211e'

const BANK = CONTRACTS.walletBank.address
/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231'
const FIRST_CUSTOMER = '0x12768701B71C265432bB00ee7999d488415d769D'

/** `getBalance()` */
const GET_BALANCE = '0x12065fe0'

export const features: readonly Feature[] = [
  defineFeature(bindTokens, {
    'the first member has the first token': async (visitor) => {
      const owner = await callView(visitor, CONTRACTS.soulBoundToken.address, `${OWNER_OF}${'1'.padStart(64, '0')}`)
      assert.equal(BigInt(owner), BigInt(`0x${PHRASE_ADDRESS}`))
    },
  }),
  defineFeature(keepDeposits, {
    'customers of the first day find what they brought': async (visitor) => {
      const answer = await callView(visitor, BANK, `${BALANCE_OF}${FIRST_CUSTOMER.slice(2).padStart(64, '0')}`)
      assert.equal(BigInt(answer), 2n * 10n ** 18n)
    },
    'contracts are customers too': async (visitor) => {
      const { creation } = file.contracts.PassingCustomer!
      // This call is not signed. It needs a sender with ether, and the bank is known to have some.
      const call = { from: BANK, data: creation, value: '0x2386f26fc10000' }
      const answer = await visitor.post(RPC_PATH, {
        jsonrpc: '2.0',
        id: 1,
        method: 'eth_call',
        params: [call, 'latest'],
      })
      assert.equal(answer.json().error, undefined)
    },
  }),
  defineFeature(pourBees, {
    'the pool has 200 bees on its first day': async (visitor) =>
      assert.equal(BigInt(await callView(visitor, CONTRACTS.beeFaucet.address, GET_BALANCE)), 200n),
  }),
]

/**
 * The return value of a contract's view function.
 * @param data selector and values, in hexadecimal digits
 */
async function callView(visitor: Visitor, to: string, data: string): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] }
  const { status, json } = await visitor.post(RPC_PATH, call)
  assert.equal(status, 200)
  const { result } = json()
  assert.match(String(result), /^0x[0-9a-f]{64}/)
  return result
}
