import type { Hex } from './contract.ts'
import { RpcFailure } from './rpc-failure.ts'

/** A block parameter: a name, a number, or a hash. */
export type BlockName = 'latest' | 'earliest' | number | { readonly hash: string }

const readQuantity = hexReader(/^0x[0-9a-f]{1,64}$/i, 'a quantity: 0x and hexadecimal digits')

/** Reads parameters of JSON-RPC. Every method throws an RpcFailure that describes the error and the valid form. */
export const read = {
  address: hexReader(/^0x[0-9a-f]{40}$/i, 'an address: 0x and 40 hexadecimal digits'),
  hash: hexReader(/^0x[0-9a-f]{64}$/i, 'a hash: 0x and 64 hexadecimal digits'),
  bytes: hexReader(/^0x(?:[0-9a-f]{2})*$/i, 'bytes: 0x and two hexadecimal digits for each'),

  /** At most 2^256 - 1. */
  quantity: (value: unknown, name: string): bigint => BigInt(readQuantity(value, name)),

  /** Absent: the latest. `pending`, `safe` and `finalized` mean the same, because transactions are executed immediately. */
  block(value: unknown): BlockName {
    if (value === undefined || value === null) return 'latest'
    if (typeof value === 'object') {
      const { blockNumber, blockHash } = value as Record<string, unknown>
      if (blockHash !== undefined) return { hash: read.hash(blockHash, 'blockHash') }
      return read.block(blockNumber)
    }
    if (value === 'earliest') return 'earliest'
    if (value === 'latest' || value === 'pending' || value === 'safe' || value === 'finalized') return 'latest'
    if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return { hash: value.toLowerCase() }
    const number = read.quantity(value, 'block')
    // No chain has that many blocks.
    return number > 2n ** 40n ? 2 ** 40 : Number(number)
  },

  fields(value: unknown, name: string): Readonly<Record<string, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object')
    return value as Record<string, unknown>
  },
}

function wrong(name: string, right: string): RpcFailure {
  return new RpcFailure('wrongParameters', `invalid argument ${name}: it must be ${right}`)
}

/** Returns a function that reads hexadecimal digits, which it returns in lower case. @param right the valid form, in words */
function hexReader(form: RegExp, right: string) {
  return (value: unknown, name: string): Hex => {
    if (typeof value !== 'string' || !form.test(value)) throw wrong(name, right)
    return value.toLowerCase() as Hex
  }
}
