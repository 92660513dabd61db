import { encodeErrorResult, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { chainClient, read } from './chain.ts'
import { askChainAt, ProviderError } from './eip1193.ts'
import { web3Failure } from './web3-failure.ts'

const contract = {
  address: '0x938def86716d4871a408922Fe57B13E93DF2981E',
  abi: ['function withdraw(uint8 amount)'],
} as const
const REASON = encodeErrorResult({
  abi: parseAbi(['error Error(string)']),
  errorName: 'Error',
  args: ['There are not so many bees left.'],
})

/** Classifies the error of a contract call that the chain rejects with the given error. */
async function failureOf(error: unknown) {
  const client = chainClient(() => Promise.reject(error))
  return web3Failure(await read(client, { contract, name: 'withdraw', values: [7] }).catch((failure) => failure))
}

describe('web3Failure', () => {
  it.each([
    [{ code: 4001, message: 'User rejected the request.' }, 'refused'],
    [{ code: 4100, message: 'Unauthorized' }, 'locked'],
    [{ code: -32002, message: 'Already processing' }, 'busy'],
    [{ code: 4902, message: 'Unrecognized chain' }, 'wrong-chain'],
    [{ code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } }, 'wrong-chain'],
    [{ code: -32000, message: 'insufficient funds for gas * price + value' }, 'too-little-ether'],
    [{ code: -32603, message: 'err: insufficient balance for transfer' }, 'too-little-ether'],
    [{ code: 4900, message: 'Disconnected' }, 'unreachable'],
    [{ code: 3, message: 'execution reverted' }, 'reverted'],
    [{ code: -32603, message: 'Internal', data: { code: 3, message: 'execution reverted: Sold out.' } }, 'reverted'],
    [{ code: -32000, message: 'nonce too high: next nonce 0, tx nonce 7' }, 'old-nonces'],
    [
      { code: -32603, message: 'Internal', data: { code: -32000, message: 'nonce too low: next nonce 3, tx nonce 2' } },
      'old-nonces',
    ],
    [{ code: -32099, message: 'Mice ate the cable.' }, 'other'],
    [null, 'other'],
    ['a text', 'other'],
  ])('classifies the wallet error %j as %s', (error, kind) => {
    expect(web3Failure(error).kind).toBe(kind)
  })

  it('returns the reason that the contract states', async () => {
    const reverted = { kind: 'reverted', reason: 'There are not so many bees left.' }
    expect(await failureOf(new ProviderError(3, 'execution reverted', REASON))).toEqual(reverted)
    expect(web3Failure({ code: -32603, message: 'x', data: { message: 'execution reverted: Sold out.' } })).toEqual({
      kind: 'reverted',
      reason: 'Sold out.',
    })
  })

  it('returns an empty reason if the contract states none', async () => {
    expect(await failureOf(new ProviderError(3, 'execution reverted', '0x'))).toEqual({ kind: 'reverted', reason: '' })
  })

  it('classifies a missing or invalid response of the chain as unreachable', async () => {
    expect(await failureOf(new ProviderError(4900, 'gone'))).toMatchObject({ kind: 'unreachable' })
    // Nothing listens on this port.
    const error = await askChainAt('http://127.0.0.1:9/web3/rpc')('eth_chainId').catch((failure) => failure)
    expect(web3Failure(error).kind).toBe('unreachable')
  })
})
