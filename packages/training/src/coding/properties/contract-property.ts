import type { Hex } from '@fruit/chain/contract'
import type { AbiFunction, AbiValue } from '@fruit/challenge-kit/contract-calls'
import {
  type Cast,
  type ContractCall,
  type ContractProperty,
  type ContractStep,
  inEther,
  REFUSAL,
} from '@fruit/challenge-kit/contract-property'
import type { Wrong } from '@fruit/challenge-kit/property'
import { drawnSteps, sweptSteps } from './contract-steps.ts'
import { CAST, type ContractTrial } from './contract-trial.ts'
import { diceOf } from './dice.ts'

/** Chance begins with this number. */
const SEED = 31

/** So many times at most, a shorter way to the same end is looked for. */
const MOST_SHORTENINGS = 40

/** How a player's contract was seen to lack the property that it must have. */
export interface ContractViolation {
  readonly kind: Wrong
  /** What happened, as a sentence. */
  readonly what: string
  /** What the attack is called, where it is known by a name. */
  readonly attack: string | null
  /** The transactions that lead there. */
  readonly transactions: readonly ToldTransaction[]
}

/** A transaction for players. */
export interface ToldTransaction {
  /** As a sentence without its full stop. */
  readonly words: string
  /** What a wallet is asked to send, or what a contract of one's own has to do, a line for each call. */
  readonly calls: string
}

/** What is judged. */
export interface TriedContract {
  /** As the compiler wrote it. */
  readonly abi: readonly object[]
  readonly address: Hex
  /** Functions that the interface knows. */
  readonly known: ReadonlySet<string>
}

/**
 * Looks for transactions after which the books of a contract are wrong.
 *
 * @returns what leaks, or else what breaks, by as few transactions as were found to do it; null: the property holds, as far
 * as anybody can see
 */
export async function contractViolation(
  property: ContractProperty,
  { abi, address, known }: TriedContract,
  trial: ContractTrial,
): Promise<ContractViolation | null> {
  const offered = (abi as readonly (AbiFunction & { readonly stateMutability: string })[]).filter(
    ({ type, name, stateMutability }) =>
      type === 'function' && !known.has(name) && stateMutability !== 'view' && stateMutability !== 'pure',
  )
  const drawn = [sweptSteps, drawnSteps, drawnSteps].map(
    (steps, place) => [null, steps(property, CAST, address, offered, diceOf(SEED + place))] as const,
  )
  let broken: ContractViolation | null = null
  for (const [attack, steps] of [...Object.entries(property.attacks(CAST)), ...drawn]) {
    if (steps.length === 0) continue
    const found = await firstWrong(property, steps, trial)
    if (!found || (found.kind === 'breaks' && broken)) continue
    const short = await shortened(property, found, trial)
    const violation = { kind: short.kind, what: withNames(short.what), attack, transactions: short.steps.map(told) }
    if (short.kind === 'leaks') return violation
    broken ??= violation
  }
  return broken
}

/** A finding with the steps that lead to it, the last of which shows it. */
interface Found {
  readonly kind: Wrong
  readonly what: string
  readonly steps: readonly ContractStep[]
}

/** What leaks first, or else what breaks first. */
async function firstWrong(
  property: ContractProperty,
  steps: readonly ContractStep[],
  trial: ContractTrial,
): Promise<Found | null> {
  let broken: Found | null = null
  for (const [place, tried] of (await trial.run(steps)).entries()) {
    const wrong = property.wrong(tried, CAST)
    if (!wrong) continue
    const found = { ...wrong, steps: steps.slice(0, place + 1) }
    if (wrong.kind === 'leaks') return found
    broken ??= found
  }
  return broken
}

/** Leaves steps out, and what is done in the middle of calls, as long as something of the same kind stays wrong. */
async function shortened(property: ContractProperty, found: Found, trial: ContractTrial): Promise<Found> {
  let best = found
  let tries = 0
  const attempt = async (steps: readonly ContractStep[]): Promise<boolean> => {
    if (steps.length === 0 || tries >= MOST_SHORTENINGS) return false
    tries++
    const shorter = await firstWrong(property, steps, trial)
    if (shorter?.kind !== best.kind) return false
    best = shorter
    return true
  }
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let end = best.steps.length; end > 0; end -= size)
      await attempt([...best.steps.slice(0, Math.max(0, end - size)), ...best.steps.slice(end)])
  for (let place = 0; place < best.steps.length; place++)
    for (const part of ['replies', 'calls'] as const)
      for (let end = best.steps[place]?.[part].length ?? 0; end > 0; end--) {
        const step = best.steps[place]
        if (!step || (part === 'calls' && step.calls.length === 1)) break
        const kept = step[part].filter((_, index) => index !== end - 1)
        await attempt(best.steps.with(place, { ...step, [part]: kept }))
      }
  return best
}

function told(step: ContractStep): ToldTransaction {
  return { words: inWords(step), calls: inCalls(step) }
}

function inWords({ from, via, calls, replies, after = 0 }: ContractStep): string {
  const said = (list: readonly ContractCall[]) =>
    list
      .map(({ called, value }) => {
        const call = called ? `${called.name}(${called.values.map(shown).join(', ')})` : 'a payment'
        return value > 0n ? `${call} with ${inEther(value)}` : call
      })
      .join(', then ')
  const days = Math.round(after / 86_400)
  const when = days > 0 ? `after ${days === 1 ? 'a day' : `${days} days`}, ` : ''
  if (via === null) return `${when}${nameOf(from)}: ${said(calls)}`
  const meanwhile = replies.map((reply) => (reply === REFUSAL ? 'a refusal' : said(reply))).join('; ')
  const again = replies.length > 0 ? `. Each time it is called or paid meanwhile, the next of: ${meanwhile}` : ''
  return `${when}${nameOf(from)} by way of ${nameOf(via)}: ${said(calls)}${again}`
}

function inCalls({ via, calls, replies }: ContractStep): string {
  const lines = (list: readonly ContractCall[]) =>
    list.map(({ to, value, data }) => JSON.stringify({ to, value: `0x${value.toString(16)}`, data }))
  if (via === null) return lines(calls).join('\n')
  const meanwhile = replies.flatMap((reply, index) => [
    `when it is called or paid for the ${index === 0 ? 'first' : `${index + 1}.`} time:`,
    ...(reply === REFUSAL ? ['revert()'] : lines(reply)),
  ])
  return ['a contract calls:', ...lines(calls), ...meanwhile].join('\n')
}

/** A sentence with the names of the cast in place of their addresses. */
function withNames(what: string): string {
  return what.replace(/0x[0-9a-f]{40}/gi, (address) => nameOf(address.toLowerCase() as Hex))
}

function shown(value: AbiValue): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString('hex')}`
  if (typeof value === 'bigint') return value >= 10n ** 15n && value < 2n ** 128n ? inEther(value) : String(value)
  return typeof value === 'string' && value.startsWith('0x') ? nameOf(value as Hex) : JSON.stringify(value)
}

/** Accounts of the cast by a name, others by their address. */
function nameOf(account: Hex, { customers, puppets }: Cast = CAST): string {
  const customer = customers.indexOf(account)
  if (customer >= 0) return `customer ${customer + 1}`
  const contract = puppets.indexOf(account)
  return contract >= 0 ? `contract ${contract + 1}` : account
}
