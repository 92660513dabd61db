import { type AbiParameter, isAddress, isHex, parseUnits, size } from 'viem'
import type { MessageKey } from '../../../lib/i18n.ts'

/** A message about invalid input: key of the text, and its values. */
export interface InputProblem {
  readonly key: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
}

/** The input is not a value of the type. */
class InputError extends Error {
  readonly problem: InputProblem

  constructor(key: MessageKey, values?: InputProblem['values']) {
    super(key)
    this.problem = values ? { key, values } : { key }
  }
}

/** A parameter with its components, if it has any. */
type Parameter = AbiParameter & { readonly components?: readonly Parameter[] }

const UNITS: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18 }
const NUMBER = /^(-?)(\d+(?:\.\d+)?)(?:e(\d{1,2})| *(wei|gwei|ether))?$/i
const LIST = /^(.*)\[(\d*)\]$/

/** The type in Solidity notation, with the components of a structure in parentheses. */
export function typeText(parameter: AbiParameter): string {
  const { type, components } = parameter as Parameter
  if (!type.startsWith('tuple')) return type
  const parts = (components ?? []).map((part) => [typeText(part), part.name].filter(Boolean).join(' '))
  return `(${parts.join(', ')})${type.slice('tuple'.length)}`
}

/** Hint about the valid input of a parameter. */
export function inputHint(parameter: AbiParameter): InputProblem {
  const { type } = parameter
  if (LIST.test(type) || type.startsWith('tuple'))
    return { key: 'ABI_HINT_JSON', values: { example: exampleOf(parameter) } }
  const range = rangeOf(type)
  // The bounds of large numbers would not help the player.
  if (range)
    return range.bits <= 32 ? { key: 'ABI_HINT_NUMBER', values: boundsOf(range) } : { key: 'ABI_HINT_LARGE_NUMBER' }
  if (type === 'address') return { key: 'ABI_HINT_ADDRESS' }
  if (type === 'bytes') return { key: 'ABI_HINT_BYTES' }
  const bytes = bytesOf(type)
  return bytes === null ? { key: 'ABI_HINT_TEXT' } : { key: 'ABI_HINT_FIXED_BYTES', values: { wanted: bytes } }
}

/**
 * Parses input to a value that viem encodes.
 *
 * @returns the value, or the problem with the text
 */
export function readInput(
  parameter: AbiParameter,
  text: string,
): { readonly value: unknown; readonly problem: null } | { readonly problem: InputProblem } {
  try {
    const isNested = LIST.test(parameter.type) || parameter.type.startsWith('tuple')
    return {
      value: isNested ? parseNested(parameter, parseJson(text)) : parseSingle(parameter.type, text),
      problem: null,
    }
  } catch (error) {
    if (error instanceof InputError) return { problem: error.problem }
    throw error
  }
}

/**
 * An argument or return value of a contract, on one line. Strings, lists and structures are in JSON, with the names of
 * their components.
 */
export function valueText(parameter: AbiParameter, value: unknown): string {
  const text = toJsonValue(parameter, value)
  return typeof text === 'object' || parameter.type === 'string' ? JSON.stringify(text) : String(text)
}

/** @throws InputError */
function parseSingle(type: string, typed: string): unknown {
  if (type === 'string') return typed
  const text = typed.trim()
  const range = rangeOf(type)
  if (range) return parseNumber(range, text)
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false') throw new InputError('ABI_NOT_BOOLEAN')
    return text === 'true'
  }
  if (type === 'address') {
    // A mixed-case address contains a checksum in its capitals.
    if (!isAddress(text))
      throw new InputError(isAddress(text, { strict: false }) ? 'ABI_WRONG_CHECKSUM' : 'ABI_NOT_ADDRESS')
    return text
  }
  const count = bytesOf(type)
  if (type !== 'bytes' && count === null) throw new InputError('ABI_UNKNOWN_TYPE', { type })
  if (!isHex(text) || text.length % 2 === 1) throw new InputError('ABI_NOT_BYTES')
  if (count !== null && size(text) !== count)
    throw new InputError('ABI_WRONG_LENGTH', { wanted: count, given: size(text) })
  return text
}

/** @throws InputError */
function parseNested(parameter: AbiParameter, value: unknown): unknown {
  const { type, components } = parameter as Parameter
  const list = LIST.exec(type)
  if (list) {
    const [, element, length] = list as unknown as [string, string, string]
    if (!Array.isArray(value)) throw new InputError('ABI_NOT_LIST', { type: typeText(parameter) })
    if (length !== '' && value.length !== Number(length))
      throw new InputError('ABI_WRONG_COUNT', { wanted: Number(length), given: value.length })
    return value.map((one) => parseNested({ ...parameter, type: element } as Parameter, one))
  }
  if (type === 'tuple') {
    const parts = components ?? []
    const isObject = typeof value === 'object' && value !== null
    const values = Array.isArray(value)
      ? value
      : parts.map(({ name }) => (isObject ? (value as Record<string, unknown>)[name ?? ''] : undefined))
    if (values.length !== parts.length || values.includes(undefined))
      throw new InputError('ABI_NOT_STRUCTURE', { type: typeText(parameter) })
    const read = parts.map((part, index) => parseNested(part, values[index]))
    // If all components have names, viem expects an object.
    return parts.every(({ name }) => name)
      ? Object.fromEntries(parts.map(({ name }, index) => [name, read[index]]))
      : read
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new InputError('ABI_QUOTE_NUMBERS')
  if (typeof value === 'object') throw new InputError('ABI_NOT_SINGLE', { type })
  return parseSingle(type, String(value))
}

/** @throws InputError */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError('ABI_NOT_JSON')
  }
}

interface Range {
  readonly type: string
  readonly bits: number
  readonly min: bigint
  readonly max: bigint
}

/** The range of an integer type; null for other types. */
function rangeOf(type: string): Range | null {
  const [, unsigned, digits] = /^(u?)int(\d*)$/.exec(type) ?? []
  if (digits === undefined) return null
  const bits = Number(digits || 256)
  return unsigned
    ? { type, bits, min: 0n, max: 2n ** BigInt(bits) - 1n }
    : { type, bits, min: -(2n ** BigInt(bits - 1)), max: 2n ** BigInt(bits - 1) - 1n }
}

/** @throws InputError */
function parseNumber(range: Range, text: string): bigint {
  const value = /^0x[0-9a-f]{1,64}$/i.test(text) ? BigInt(text) : parseDecimal(text)
  if (value === null || value < range.min || value > range.max) {
    throw range.bits <= 64
      ? new InputError('ABI_NOT_NUMBER', boundsOf(range))
      : new InputError('ABI_NOT_LARGE_NUMBER', { type: range.type })
  }
  return value
}

/** Parses a whole number, also with a power of ten or an ether unit; null if it is invalid. */
function parseDecimal(text: string): bigint | null {
  const [, sign, digits, power, unit] = NUMBER.exec(text) ?? []
  if (digits === undefined || text.length > 100) return null
  const decimals = power === undefined ? UNITS[unit?.toLowerCase() ?? 'wei']! : Number(power)
  if ((digits.split('.')[1]?.length ?? 0) > decimals) return null
  return parseUnits(`${sign}${digits}`, decimals)
}

function boundsOf({ min, max }: Range): { readonly min: string; readonly max: string } {
  return { min: String(min), max: String(max) }
}

/** Length of a type such as `bytes32`, in bytes; null for other types. */
function bytesOf(type: string): number | null {
  const digits = /^bytes(\d+)$/.exec(type)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Example of a value of a type in JSON. */
function exampleOf(parameter: AbiParameter): string {
  const { type, components } = parameter as Parameter
  const list = LIST.exec(type)
  if (list) return `[${exampleOf({ ...parameter, type: list[1]! } as Parameter)}, …]`
  if (type === 'tuple') return `[${(components ?? []).map(exampleOf).join(', ')}]`
  if (rangeOf(type)) return '"5"'
  if (type === 'bool') return 'true'
  return type === 'string' ? '"…"' : '"0x…"'
}

/** A value in which integers are strings, because JSON has no bigint. */
function toJsonValue(parameter: AbiParameter, value: unknown): unknown {
  const { type, components } = parameter as Parameter
  const list = LIST.exec(type)
  if (list)
    return (value as readonly unknown[]).map((one) => toJsonValue({ ...parameter, type: list[1]! } as Parameter, one))
  if (type !== 'tuple') return typeof value === 'bigint' ? String(value) : value
  const parts = components ?? []
  const values = Array.isArray(value) ? value : parts.map(({ name }) => (value as Record<string, unknown>)[name!])
  return Object.fromEntries(parts.map((part, index) => [part.name || index, toJsonValue(part, values[index])]))
}
