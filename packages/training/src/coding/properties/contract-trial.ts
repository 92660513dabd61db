import type { Hex, Placement, SolidityFile } from '@fruit/chain/contract'
import type { Trial, TrialCall, TrialRound } from '@fruit/chain/trial'
import type { AbiFunction } from '@fruit/challenge-kit/contract-calls'
import { encodeCall } from '@fruit/challenge-kit/contract-calls'
import type {
  ContractCall,
  ContractProperty,
  ContractStep,
  StepResult,
  TestAccounts,
  WatchedValues,
} from '@fruit/challenge-kit/contract-property'
import { file as puppetFile } from './puppet.sol'

const numbered = (digit: string, count: number): Hex[] =>
  Array.from({ length: count }, (_, index) => `0x${digit.repeat(39)}${index + 1}` as Hex)

/** The accounts that act in trials. */
export const TRIAL_ACCOUNTS: TestAccounts = { customers: numbered('c', 2), puppets: numbered('a', 2) }

const puppet = (puppetFile as SolidityFile).contracts.Puppet!
const act = (puppet.abi as readonly AbiFunction[]).find(({ name }) => name === 'act')!

const ETHER = 10n ** 18n

/**
 * Runs steps one after another, and returns the observations of each.
 *
 * @param placements contracts on the chain, including the one on trial
 * @param run runs transactions on a new chain, which is discarded afterwards
 */
export async function runSteps(
  property: ContractProperty,
  steps: readonly ContractStep[],
  placements: readonly Placement[],
  run: (trial: Trial) => Promise<readonly TrialRound[]>,
): Promise<StepResult[]> {
  const watched = property.watched(TRIAL_ACCOUNTS)
  const signers = [...TRIAL_ACCOUNTS.customers, ...(property.signers ?? [])]
  const puppets = TRIAL_ACCOUNTS.puppets.map((address) => ({ address, contract: puppet, balance: 10n * ETHER }))
  const rounds = await run({
    placements: [...placements, ...puppets],
    ether: Object.fromEntries(signers.map((address) => [address, 100n * ETHER])),
    calls: steps.map(callOf),
    watched,
  })
  const books = rounds.map(
    ({ seen }): WatchedValues => Object.fromEntries(watched.map(({ name }, index) => [name, seen[index] ?? null])),
  )
  return steps.map((step, index) => ({
    step,
    succeeded: rounds[index + 1]!.succeeded,
    before: books[index]!,
    after: books[index + 1]!,
  }))
}

function callOf({ from, via, calls, replies, after }: ContractStep): TrialCall {
  const when = after === undefined ? {} : { after }
  if (via === null) {
    const { to, value, data } = calls[0]!
    return { from, to, value, data, ...when }
  }
  const told = [calls.map(order), replies.map((reply) => reply.map(order))]
  return { from, to: via, value: 0n, data: encodeCall(act, told), ...when }
}

function order({ to, value, data }: ContractCall) {
  return [to, value, Uint8Array.from(Buffer.from(data.slice(2), 'hex'))]
}
