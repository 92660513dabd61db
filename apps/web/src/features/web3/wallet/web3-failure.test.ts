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

/** What a screen makes of a contract that answers so. */
async function failureOf(error: unknown) {
  const client = chainClient(() => Promise.reject(error))
  return web3Failure(await read(client, { contract, name: 'withdraw', values: [7] }).catch((failure) => failure))
}

describe('what went wrong', () => {
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
  ])('of a wallet that says %j is: %s', (error, kind) => {
    expect(web3Failure(error).kind).toBe(kind)
  })

  it('is said in the words of the contract', async () => {
    const reverted = { kind: 'reverted', reason: 'There are not so many bees left.' }
    expect(await failureOf(new ProviderError(3, 'execution reverted', REASON))).toEqual(reverted)
    expect(web3Failure({ code: -32603, message: 'x', data: { message: 'execution reverted: Sold out.' } })).toEqual({
      kind: 'reverted',
      reason: 'Sold out.',
    })
  })

  it('may have no words', async () => {
    expect(await failureOf(new ProviderError(3, 'execution reverted', '0x'))).toEqual({ kind: 'reverted', reason: '' })
  })

  it('is that the chain does not answer, or something else does', async () => {
    expect(await failureOf(new ProviderError(4900, 'gone'))).toMatchObject({ kind: 'unreachable' })
    // Nobody listens there.
    const error = await askChainAt('http://127.0.0.1:9/web3/rpc')('eth_chainId').catch((failure) => failure)
    expect(web3Failure(error).kind).toBe('unreachable')
  })
})
