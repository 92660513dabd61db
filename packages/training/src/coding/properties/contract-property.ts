import type { Hex } from '@fruit/chain/contract'
import type { AbiFunction, AbiValue } from '@fruit/challenge-kit/contract-calls'
import {
  type ContractCall,
  type ContractProperty,
  type ContractStep,
  inEther,
  REFUSAL,
  type StepResult,
} from '@fruit/challenge-kit/contract-property'
import type { FailureKind } from '@fruit/challenge-kit/property'
import { randomSteps, systematicSteps, takesFewValues } from './contract-steps.ts'
import { TRIAL_ACCOUNTS } from './contract-trial.ts'
import { seededDice } from './dice.ts'

/** Seed of the first random sequence. */
const SEED = 31

/** Maximum number of attempts to shorten a sequence of steps. */
const MAX_SHORTENING_ATTEMPTS = 40

/** Evidence that a player's contract lacks its required property. */
export interface ContractViolation {
  readonly kind: FailureKind
  /** Description of the effect, as a sentence. */
  readonly what: string
  /** Name of the attack, if it is a known one. */
  readonly attack: string | null
  /** The transactions that lead to the effect. */
  readonly transactions: readonly DescribedTransaction[]
}

/** A transaction in a form that players can read. */
export interface DescribedTransaction {
  /** As a sentence without its full stop. */
  readonly words: string
  /** The calls for a wallet or for the player's own contract, one per line. */
  readonly calls: string
}

/** The contract that is judged. */
export interface TriedContract {
  /** ABI from the compiler. */
  readonly abi: readonly object[]
  readonly address: Hex
  /** Names of functions of the required interface. */
  readonly known: ReadonlySet<string>
}

/** Runs steps on a new chain with the contract, and returns the observations of each. */
type RunSteps = (steps: readonly ContractStep[]) => Promise<readonly StepResult[]>

/**
 * Searches for transactions after which the state of a contract is wrong.
 *
 * @returns a leak if one was found, otherwise a break, with a shortened sequence of transactions; null when no violation was
 *   found
 */
export async function contractViolation(
  property: ContractProperty,
  { abi, address, known }: TriedContract,
  run: RunSteps,
): Promise<ContractViolation | null> {
  const offered = (abi as readonly (AbiFunction & { readonly stateMutability: string })[]).filter(
    (entry) =>
      entry.type === 'function' &&
      !known.has(entry.name) &&
      entry.stateMutability !== 'view' &&
      entry.stateMutability !== 'pure' &&
      takesFewValues(entry),
  )
  const drawn = [systematicSteps, randomSteps, randomSteps].map(
    (steps, place) => [null, steps({ property, contract: address, offered, dice: seededDice(SEED + place) })] as const,
  )
  let broken: ContractViolation | null = null
  for (const [attack, steps] of [...Object.entries(property.attacks(TRIAL_ACCOUNTS)), ...drawn]) {
    if (steps.length === 0) continue
    const found = await firstWrong(property, steps, run)
    if (!found || (found.kind === 'breaks' && broken)) continue
    const short = await shortened(property, found, run)
    const violation = {
      kind: short.kind,
      what: withNames(short.what),
      attack,
      transactions: short.steps.map((step) => ({ words: inWords(step), calls: inCalls(step) })),
    }
    if (short.kind === 'leaks') return violation
    broken ??= violation
  }
  return broken
}

/** A violation with the steps that lead to it; the last step shows it. */
interface Found extends Pick<ContractViolation, 'kind' | 'what'> {
  readonly steps: readonly ContractStep[]
}

/** The first leak, otherwise the first break. */
async function firstWrong(
  property: ContractProperty,
  steps: readonly ContractStep[],
  run: RunSteps,
): Promise<Found | null> {
  let broken: Found | null = null
  for (const [place, tried] of (await run(steps)).entries()) {
    const wrong = property.wrong(tried, TRIAL_ACCOUNTS)
    if (!wrong) continue
    const found = { ...wrong, steps: steps.slice(0, place + 1) }
    if (wrong.kind === 'leaks') return found
    broken ??= found
  }
  return broken
}

/** Removes steps, calls and replies while a violation of the same kind remains. */
async function shortened(property: ContractProperty, found: Found, run: RunSteps): Promise<Found> {
  let best = found
  let tries = 0
  const attempt = async (steps: readonly ContractStep[]): Promise<boolean> => {
    if (steps.length === 0 || tries >= MAX_SHORTENING_ATTEMPTS) return false
    tries++
    const shorter = await firstWrong(property, steps, run)
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

/** Replaces addresses in a sentence by the names of the accounts. */
function withNames(what: string): string {
  return what.replace(/0x[0-9a-f]{40}/gi, (address) => nameOf(address.toLowerCase() as Hex))
}

function shown(value: AbiValue): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  if (value instanceof Uint8Array) return `0x${Buffer.from(value).toString('hex')}`
  if (typeof value === 'bigint') return value >= 10n ** 15n && value < 2n ** 128n ? inEther(value) : String(value)
  return typeof value === 'string' && value.startsWith('0x') ? nameOf(value as Hex) : JSON.stringify(value)
}

/** The name of a known account, otherwise its address. */
function nameOf(account: Hex): string {
  const { customers, puppets } = TRIAL_ACCOUNTS
  const customer = customers.indexOf(account)
  if (customer >= 0) return `customer ${customer + 1}`
  const contract = puppets.indexOf(account)
  return contract >= 0 ? `contract ${contract + 1}` : account
}
