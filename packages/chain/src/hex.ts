import type { Hex } from './contract.ts'

/** A number as JSON-RPC writes it: without zeros in front. */
export function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

/** Bytes as JSON-RPC writes them: two digits each. */
export function bytesAsHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString('hex')}`
}
