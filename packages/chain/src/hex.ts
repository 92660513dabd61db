import type { Hex } from './contract.ts'

/** A number in the notation of JSON-RPC: without leading zeros. */
export function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

/** Bytes in the notation of JSON-RPC: two digits each. */
export function bytesAsHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString('hex')}`
}
