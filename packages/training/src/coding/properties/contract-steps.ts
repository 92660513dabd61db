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
  type TestAccounts,
} from '@fruit/challenge-kit/contract-property'

/** Maximum number of transactions in a sequence. */
const MAX_STEPS = 200

/** Number of rounds in which every account calls every function, with other values each time. */
const ROUNDS = 4

const DAY = 86_400
/** Times that may pass between transactions, in seconds; long enough for usual time locks. */
const WAITING_TIMES: readonly number[] = [DAY, 366 * DAY]

/** Numbers at which contracts often fail. */
const NUMBERS: readonly bigint[] = [0n, 1n, 2n, 200n, 255n, 256n, 10n ** 17n, 10n ** 18n, 2n ** 255n, 2n ** 256n - 1n]

/**
 * Random transactions. Accounts call directly, or through contracts that call again during the call (reentrancy). Most calls are
 * drawn by the property, some call other functions of the contract. Sometimes a long time passes, or a recipient rejects a
 * payment.
 *
 * @param offered functions of the contract that are not part of its interface
 */
export function randomSteps(
  { draw, signers = [] }: ContractProperty,
  cast: TestAccounts,
  contract: Hex,
  offered: readonly AbiFunction[],
  dice: RandomSource,
): ContractStep[] {
  const people = [...cast.customers, ...signers]
  const call = (): ContractCall =>
    offered.length > 0 && dice.below(5) === 0 ? anyCall(contract, dice.of(offered), cast, dice) : draw(dice, cast)
  const calls = (most: number) => Array.from({ length: dice.below(most + 1) }, call)
  const reply = (): Reply => (dice.below(12) === 0 ? REFUSAL : [call(), ...(dice.below(4) === 0 ? [call()] : [])])
  return Array.from({ length: MAX_STEPS }, () => {
    const when = dice.below(25) === 0 ? { after: dice.of(WAITING_TIMES) } : {}
    const from = dice.of(people)
    if (dice.below(5) < 2) return { from, via: null, calls: [call()], replies: [], ...when }
    const replies = Array.from({ length: dice.below(6) }, reply)
    return { from, via: dice.of(cast.puppets), calls: [call(), ...calls(2)], replies, ...when }
  })
}

/**
 * Transactions in which every account calls each function outside the interface, with a usual call after each: if a function
 * enables an attack, the usual call shows it.
 *
 * @param offered functions of the contract that are not part of its interface
 */
export function systematicSteps(
  { draw, signers = [] }: ContractProperty,
  cast: TestAccounts,
  contract: Hex,
  offered: readonly AbiFunction[],
  dice: RandomSource,
): ContractStep[] {
  const people = [...cast.customers, ...signers]
  const round = () =>
    offered.flatMap((wanted) =>
      people.flatMap((from) => [
        directStep(from, anyCall(contract, wanted, cast, dice)),
        directStep(dice.of([from, ...people]), draw(dice, cast)),
      ]),
    )
  return Array.from({ length: ROUNDS }, round).flat().slice(0, MAX_STEPS)
}

function anyCall(to: Hex, wanted: AbiFunction, cast: TestAccounts, dice: RandomSource): ContractCall {
  const values = (wanted.inputs ?? []).map((input) => anyValue(input, cast, dice))
  const value = dice.below(4) === 0 ? dice.of([1n, 10n ** 17n]) : 0n
  return { to, value, data: encodeCall(wanted, values), called: { name: wanted.name, values } }
}

/** A value of a type, often one at which contracts fail. */
function anyValue({ type, components = [] }: AbiType, cast: TestAccounts, dice: RandomSource): AbiValue {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const length = list[2] === '' ? dice.below(3) : Math.min(Number(list[2]), 64)
    return Array.from({ length }, () => anyValue({ type: list[1]!, components }, cast, dice))
  }
  if (type === 'tuple') return components.map((part) => anyValue(part, cast, dice))
  if (type === 'address') return dice.of([...cast.customers, ...cast.puppets])
  if (type === 'bool') return dice.below(2) === 0
  if (type === 'string') return dice.of(['', 'bee'])
  const [, kind, size] = /^(uint|int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') return new Uint8Array(size ? Number(size) : dice.below(40)).fill(dice.below(256))
  const bits = BigInt(size || 256)
  const number = dice.of(NUMBERS)
  if (kind === 'uint') return number % 2n ** bits
  return number % 2n ** (bits - 1n)
}
