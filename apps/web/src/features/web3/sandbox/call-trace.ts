import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  decodeErrorResult,
  decodeEventLog,
  type Hex,
  hexToBigInt,
  toFunctionSelector,
} from 'viem'
import { valueText } from './abi-text.ts'

/** Name and interface of an account that appears in a trace. */
export interface KnownAccount {
  readonly name: string
  readonly abi: Abi | null
}

/** By address in lower case. */
export type KnownAccounts = ReadonlyMap<string, KnownAccount>

/** A log of a receipt or a trace. */
export interface ChainLog {
  readonly address: string
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** One call in the format of the nodes' call tracer. */
export interface CallFrame {
  readonly type: string
  readonly from: string
  readonly to?: string
  readonly value?: Hex
  readonly gasUsed: Hex
  readonly input: Hex
  readonly output?: Hex
  readonly error?: string
  readonly revertReason?: string
  readonly calls?: readonly CallFrame[]
  /** `position`: number of inner calls before it, as a number or in hexadecimal digits. */
  readonly logs?: readonly (ChainLog & { readonly position?: number | Hex })[]
}

/** One call in readable form. */
export interface TraceStep {
  readonly kind: 'call' | 'look' | 'borrow' | 'create' | 'destroy'
  readonly from: string
  readonly to: string
  /** Function and arguments, or bytes; empty if only ether is sent. */
  readonly what: string
  /** In wei. */
  readonly value: bigint
  readonly gas: bigint
  /** Return values; empty if there are none. */
  readonly returned: string
  /** Reason of the revert; null if it succeeded. */
  readonly failure: string | null
  /** Inner calls, and events as texts, in order. */
  readonly inner: readonly (TraceStep | string)[]
}

const KINDS: Readonly<Record<string, TraceStep['kind']>> = {
  CALL: 'call',
  CALLCODE: 'borrow',
  STATICCALL: 'look',
  DELEGATECALL: 'borrow',
  CREATE: 'create',
  CREATE2: 'create',
  SELFDESTRUCT: 'destroy',
}

/** Maximum length of bytes, in characters; longer ones are cut. */
const MAX_BYTES_LENGTH = 74

/** Decodes the trace of a transaction with the interfaces of known contracts. */
export function traceStep(frame: CallFrame, known: KnownAccounts): TraceStep {
  const { type, from, to = '', value = '0x0', input, output = '0x', error, calls = [], logs = [] } = frame
  const kind = KINDS[type] ?? 'call'
  const abi = known.get(to.toLowerCase())?.abi ?? null
  const called = kind === 'create' ? null : calledFunction(abi, input)
  return {
    kind,
    from: accountText(from, known),
    to: accountText(to, known),
    what: kind === 'create' || kind === 'destroy' ? '' : callText(called, input),
    value: hexToBigInt(value),
    gas: hexToBigInt(frame.gasUsed),
    returned: error === undefined && called ? listText(called.outputs, output) : '',
    failure: error === undefined ? null : (frame.revertReason ?? errorText(abi, output) ?? error),
    inner: [...calls.keys(), calls.length].flatMap((index) => [
      ...logs
        .filter(({ position = calls.length }) => Math.min(Number(position), calls.length) === index)
        .map((log) => eventText(log, known)),
      ...calls.slice(index, index + 1).map((call) => traceStep(call, known)),
    ]),
  }
}

/** An event with its arguments, as `Name(argument: value)`; the first topic if the contract is unknown. */
export function eventText({ address, topics, data }: ChainLog, known: KnownAccounts): string {
  const { name, abi } = known.get(address.toLowerCase()) ?? { name: accountText(address, known), abi: null }
  try {
    const { eventName, args } = decodeEventLog({ abi: abi!, topics: topics as [Hex], data, strict: true })
    const { inputs } = abi!.find((item): item is AbiEvent => item.type === 'event' && item.name === eventName)!
    const values = args as unknown as Readonly<Record<string, unknown>> | readonly unknown[] | undefined
    const texts = inputs.map((input, index) => {
      const value = Array.isArray(values) ? values[index] : (values as Record<string, unknown>)[input.name!]
      return labelled(input, argumentText(input, value))
    })
    return `${name}: ${eventName}(${texts.join(', ')})`
  } catch {
    return `${name}: ${shortened(topics[0] ?? data)}`
  }
}

/** Name of an account, or the ends of its address. */
function accountText(address: string, known: KnownAccounts): string {
  return known.get(address.toLowerCase())?.name ?? `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** Decodes the error of a contract with its interface; null if it is unknown. */
export function errorText(abi: Abi | null, data: Hex): string | null {
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi: abi ?? [], data })
    if (errorName === 'Error') return String(args[0])
    const inputs: readonly AbiParameter[] = 'inputs' in abiItem ? (abiItem.inputs ?? []) : []
    return `${errorName}(${inputs.map((input, index) => labelled(input, valueText(input, args[index]))).join(', ')})`
  } catch {
    return null
  }
}

function calledFunction(abi: Abi | null, input: Hex): AbiFunction | null {
  const selector = input.slice(0, 10)
  const functions = (abi ?? []).filter((item): item is AbiFunction => item.type === 'function')
  return functions.find((item) => toFunctionSelector(item) === selector) ?? null
}

function callText(called: AbiFunction | null, input: Hex): string {
  if (!called) return input === '0x' ? '' : shortened(input)
  return `${called.name}(${listText(called.inputs, `0x${input.slice(10)}`)})`
}

/** Decodes arguments or return values; the bytes if they do not match. */
function listText(parameters: readonly AbiParameter[], data: Hex): string {
  if (parameters.length === 0) return ''
  try {
    const values = decodeAbiParameters(parameters, data)
    return parameters.map((parameter, index) => valueText(parameter, values[index])).join(', ')
  } catch {
    return shortened(data)
  }
}

/** An argument of an event. Of indexed strings, bytes, structures and lists, the log contains only a hash. */
function argumentText(input: AbiParameter & { readonly indexed?: boolean }, value: unknown): string {
  const isHash = input.indexed && (/^(?:string|bytes|tuple)$/.test(input.type) || input.type.endsWith(']'))
  return isHash ? String(value) : valueText(input, value)
}

function labelled({ name }: AbiParameter, text: string): string {
  return name ? `${name}: ${text}` : text
}

function shortened(bytes: string): string {
  return bytes.length > MAX_BYTES_LENGTH ? `${bytes.slice(0, MAX_BYTES_LENGTH - 1)}…` : bytes
}
