import type { Hex } from '@fruit/chain/contract'
import { createContract, parseAbiItem } from 'micro-eth-signer/abi.js'

/** Value in a call: number, boolean, address, bytes (as `0x…` or `Uint8Array`), text, or a list of these. */
export type AbiValue = bigint | boolean | string | Uint8Array | readonly AbiValue[]

/** A type in a contract's ABI. */
export interface AbiType {
  /** Such as `uint256`, `address[]`, or `tuple` with `components`. */
  readonly type: string
  readonly components?: readonly AbiType[]
}

/** A function in a contract's ABI. */
export interface AbiFunction {
  readonly type: 'function'
  readonly name: string
  readonly inputs?: readonly AbiType[]
}

/**
 * Encodes the data of a call.
 *
 * @param signature such as `withdraw(uint256)`
 * @param values one for each parameter
 * @throws Error if a value does not fit its type
 */
export function callData(signature: string, ...values: readonly AbiValue[]): Hex {
  return encodeCall(parseAbiItem(`function ${signature}`) as unknown as AbiFunction, values)
}

/**
 * Encodes the data of a call to a compiled contract's function.
 *
 * @throws Error if a value does not fit its type
 */
export function encodeCall({ name, inputs = [] }: AbiFunction, values: readonly AbiValue[]): Hex {
  const bare = { type: 'function', name, inputs: inputs.map(withoutName), outputs: [] } as const
  const [encoder] = Object.values(createContract([bare] as never)) as unknown as {
    encodeInput(values: unknown): Uint8Array
  }[]
  const bytes = encoder!.encodeInput(values.length === 1 ? values[0] : values)
  return `0x${Buffer.from(bytes).toString('hex')}`
}

/** Removes names, because the encoder would otherwise expect an object with these names. */
function withoutName({ type, components }: AbiType): AbiType {
  return { type, ...(components && { components: components.map(withoutName) }) }
}
