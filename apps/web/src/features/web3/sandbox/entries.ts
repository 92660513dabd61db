import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  toFunctionSelector,
} from 'viem'
import type { Message } from '../wallet/chain.ts'
import { typeText, valueText } from './abi-text.ts'
import type { CompiledContract } from './compilation.ts'

/** A callable entry point of a contract. */
export interface Entry {
  /** Unique within the contract. */
  readonly id: string
  readonly title: string
  readonly inputs: readonly AbiParameter[]
  readonly outputs: readonly AbiParameter[]
  /** `looks`: a view function, without changes and costs. `pays`: accepts ether. */
  readonly kind: 'looks' | 'changes' | 'pays'
  /** Encodes a call. @param values of the inputs, as viem encodes them */
  encode(values: readonly unknown[]): Hex
}

const BYTES: AbiParameter = { name: 'data', type: 'bytes' }

/** The functions of a contract, and its `receive` and `fallback`. View functions come last. */
export function entriesOf(abi: Abi): readonly Entry[] {
  const entries = abi.flatMap((item): Entry[] => {
    switch (item.type) {
      case 'function':
        return [functionEntry(item)]
      case 'receive':
        return [{ id: 'receive', title: 'receive()', inputs: [], outputs: [], kind: 'pays', encode: () => '0x' }]
      case 'fallback':
        return [
          {
            id: 'fallback',
            title: 'fallback(bytes data)',
            inputs: [BYTES],
            outputs: [],
            kind: item.stateMutability === 'payable' ? 'pays' : 'changes',
            encode: ([data]) => data as Hex,
          },
        ]
      default:
        return []
    }
  })
  return [...entries.filter(({ kind }) => kind !== 'looks'), ...entries.filter(({ kind }) => kind === 'looks')]
}

/** Parameters of the constructor. */
export function constructorOf(abi: Abi): { readonly inputs: readonly AbiParameter[]; readonly isPayable: boolean } {
  const found = abi.find((item) => item.type === 'constructor')
  return { inputs: found?.inputs ?? [], isPayable: found?.stateMutability === 'payable' }
}

/** The message that deploys a contract. @param wei sent with the deployment */
export function deployment({ abi, creation }: CompiledContract, values: readonly unknown[], wei: bigint): Message {
  return { to: null, data: concatHex([creation, encodeAbiParameters(constructorOf(abi).inputs, values)]), value: wei }
}

/** The message that calls a contract. */
export function callOf(address: Address, entry: Entry, values: readonly unknown[], wei: bigint): Message {
  return { to: address, data: entry.encode(values), value: wei }
}

/** Decodes the return data of a call to a text for each output; null if it does not match. */
export function outputTexts({ outputs }: Entry, data: Hex): readonly string[] | null {
  if (outputs.length === 0) return []
  try {
    const values = decodeAbiParameters(outputs, data)
    return outputs.map((output, index) => valueText(output, values[index]))
  } catch {
    return null
  }
}

function functionEntry(item: AbiFunction): Entry {
  const { name, inputs, outputs, stateMutability } = item
  const selector = toFunctionSelector(item)
  const parameters = inputs.map((input) => [typeText(input), input.name].filter(Boolean).join(' '))
  return {
    id: selector,
    title: `${name}(${parameters.join(', ')})`,
    inputs,
    outputs,
    kind: stateMutability === 'payable' ? 'pays' : stateMutability === 'nonpayable' ? 'changes' : 'looks',
    encode: (values) => concatHex([selector, encodeAbiParameters(inputs, values)]),
  }
}
