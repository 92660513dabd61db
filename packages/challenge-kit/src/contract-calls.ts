import type { Hex } from '@fruit/chain/contract'
import { createContract, parseAbiItem } from 'micro-eth-signer/abi.js'

/** A value of a call: a number, a yes or no, an address, bytes as `0x…` or as they are, a text, or several of them. */
export type AbiValue = bigint | boolean | string | Uint8Array | readonly AbiValue[]

/** A type of the ABI, as compilers write it. */
export interface AbiType {
  /** Such as `uint256`, `address[]`, or `tuple` with its parts. */
  readonly type: string
  readonly components?: readonly AbiType[]
}

/** A function of a contract, as compilers write it. */
export interface AbiFunction {
  readonly type: 'function'
  readonly name: string
  readonly inputs?: readonly AbiType[]
}

/**
 * The data of a call.
 *
 * @param signature such as `withdraw(uint256)`
 * @param values one for each of its types
 * @throws Error where a value does not fit its type
 */
export function callData(signature: string, ...values: readonly AbiValue[]): Hex {
  return encodedCall(parseAbiItem(`function ${signature}`) as unknown as AbiFunction, values)
}

/**
 * The data of a call of a function out of a compiled contract.
 *
 * @throws Error where a value does not fit its type
 */
export function encodedCall({ name, inputs = [] }: AbiFunction, values: readonly AbiValue[]): Hex {
  const bare = { type: 'function', name, inputs: inputs.map(withoutName), outputs: [] } as const
  const [encoder] = Object.values(createContract([bare] as never)) as unknown as {
    encodeInput(values: unknown): Uint8Array
  }[]
  const bytes = encoder!.encodeInput(values.length === 1 ? values[0] : values)
  return `0x${Buffer.from(bytes).toString('hex')}`
}

/** With names, values would go by them. */
function withoutName({ type, components }: AbiType): AbiType {
  return { type, ...(components && { components: components.map(withoutName) }) }
}
