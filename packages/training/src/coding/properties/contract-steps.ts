import type { Hex } from '@fruit/chain/contract'
import type { AbiFunction, AbiType, AbiValue } from '@fruit/challenge-kit/contract-calls'
import { encodeCall } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractCall,
  type ContractProperty,
  type ContractStep,
  directStep,
  type RandomSource,
  REFUSAL,
  type Reply,
} from '@fruit/challenge-kit/contract-property'
import { TRIAL_ACCOUNTS } from './contract-trial.ts'

/** Maximum number of transactions in a sequence. */
const MAX_STEPS = 200

/** Number of rounds in which every account calls every function, with other values each time. */
const ROUNDS = 4

/** Maximum number of values in the arguments of a call. */
const MAX_VALUES = 64
/** Maximum length that is drawn for an array of any length. */
const MAX_DYNAMIC_LENGTH = 2

const DAY = 86_400
/** Times that may pass between transactions, in seconds; long enough for usual time locks. */
const WAITING_TIMES: readonly number[] = [DAY, 366 * DAY]

/** Numbers at which contracts often fail. */
const NUMBERS: readonly bigint[] = [0n, 1n, 2n, 200n, 255n, 256n, 10n ** 17n, 10n ** 18n, 2n ** 255n, 2n ** 256n - 1n]

/** Sources of the transactions. */
interface StepSources {
  readonly property: ContractProperty
  readonly contract: Hex
  /** Functions of the contract that are not part of its interface, each with few values. */
  readonly offered: readonly AbiFunction[]
  readonly dice: RandomSource
}

/**
 * Random transactions. Accounts call directly, or through contracts that call again during the call (reentrancy). Most calls are
 * drawn by the property, some call other functions of the contract. Sometimes a long time passes, or a recipient rejects a
 * payment.
 */
export function randomSteps({ property, contract, offered, dice }: StepSources): ContractStep[] {
  const people = [...TRIAL_ACCOUNTS.customers, ...(property.signers ?? [])]
  const call = (): ContractCall => {
    if (offered.length > 0 && dice.below(5) === 0) return anyCall(contract, dice.of(offered), dice)
    return property.draw(dice, TRIAL_ACCOUNTS)
  }
  const calls = (most: number) => Array.from({ length: dice.below(most + 1) }, call)
  const reply = (): Reply => (dice.below(12) === 0 ? REFUSAL : [call(), ...(dice.below(4) === 0 ? [call()] : [])])
  return Array.from({ length: MAX_STEPS }, () => {
    const when = dice.below(25) === 0 ? { after: dice.of(WAITING_TIMES) } : {}
    const from = dice.of(people)
    if (dice.below(5) < 2) return { from, via: null, calls: [call()], replies: [], ...when }
    const replies = Array.from({ length: dice.below(6) }, reply)
    return { from, via: dice.of(TRIAL_ACCOUNTS.puppets), calls: [call(), ...calls(2)], replies, ...when }
  })
}

/**
 * Transactions in which every account calls each function outside the interface, with a usual call after each: if a function
 * enables an attack, the usual call shows it.
 */
export function systematicSteps({ property, contract, offered, dice }: StepSources): ContractStep[] {
  const people = [...TRIAL_ACCOUNTS.customers, ...(property.signers ?? [])]
  const round = () =>
    offered.flatMap((wanted) =>
      people.flatMap((from) => [
        directStep(from, anyCall(contract, wanted, dice)),
        directStep(dice.of([from, ...people]), property.draw(dice, TRIAL_ACCOUNTS)),
      ]),
    )
  return Array.from({ length: ROUNDS }, round).flat().slice(0, MAX_STEPS)
}

/** Returns whether a function is simple enough to be called. Nested arrays can have billions of values. */
export function takesFewValues({ inputs = [] }: AbiFunction): boolean {
  return valuesIn(inputs) <= MAX_VALUES
}

/** The maximum number of values that `anyValue` draws for types. */
function valuesIn(types: readonly AbiType[]): number {
  return types.reduce((sum, { type, components }) => {
    const lengths = [...type.matchAll(/\[(\d*)\]/g)].map(([, length]) => (length ? Number(length) : MAX_DYNAMIC_LENGTH))
    return lengths.reduce((product, length) => product * length, components ? valuesIn(components) : 1) + sum
  }, 0)
}

function anyCall(to: Hex, wanted: AbiFunction, dice: RandomSource): ContractCall {
  const values = (wanted.inputs ?? []).map((input) => anyValue(input, dice))
  const value = dice.below(4) === 0 ? dice.of([1n, 10n ** 17n]) : 0n
  return { to, value, data: encodeCall(wanted, values), called: { name: wanted.name, values } }
}

/** A value of a type, often one at which contracts fail. */
function anyValue({ type, components = [] }: AbiType, dice: RandomSource): AbiValue {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const length = list[2] === '' ? dice.below(MAX_DYNAMIC_LENGTH + 1) : Number(list[2])
    return Array.from({ length }, () => anyValue({ type: list[1]!, components }, dice))
  }
  if (type === 'tuple') return components.map((part) => anyValue(part, dice))
  if (type === 'address') return dice.of([...TRIAL_ACCOUNTS.customers, ...TRIAL_ACCOUNTS.puppets])
  if (type === 'bool') return dice.below(2) === 0
  if (type === 'string') return dice.of(['', 'bee'])
  const [, kind, size] = /^(uint|int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') return new Uint8Array(size ? Number(size) : dice.below(40)).fill(dice.below(256))
  const bits = BigInt(size || 256)
  const number = dice.of(NUMBERS)
  if (kind === 'uint') return number % 2n ** bits
  return number % 2n ** (bits - 1n)
}
