import type { Block } from '@ethereumjs/block'
import type { EVM } from '@ethereumjs/evm'
import { Account, bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import type { BlockPlace } from './chain.ts'
import type { Hex, Placement } from './contract.ts'
import { TrialEndless } from './trial-endless.ts'
import type { WorldState } from './world-state.ts'

/** A transaction without signature and costs. */
export interface TrialCall {
  readonly from: Hex
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** Seconds since the previous transaction; `BLOCK_SECONDS` by default. */
  readonly after?: number
}

/** An observed value: the ether of an account, or the result of a view function. */
export type TrialObservation = { readonly etherOf: Hex } | { readonly to: Hex; readonly data: Hex }

/** Transactions on a new chain, which is discarded afterwards. */
export interface Trial {
  readonly placements: readonly Placement[]
  /** Wei of accounts, by address. */
  readonly ether: Readonly<Record<Hex, bigint>>
  readonly calls: readonly TrialCall[]
  readonly watched: readonly TrialObservation[]
}

/** The result of a transaction. */
export interface TrialRound {
  /** False when it was reverted. */
  readonly succeeded: boolean
  /** Observed values after it, as numbers of 32 bytes; null when a view failed or returned no value. */
  readonly seen: readonly (bigint | null)[]
}

/** Gas limit of each transaction: more than any customer's action needs. */
const CALL_GAS = 5_000_000n
/** After this many transactions that use nearly all of it, the contract counts as endless. */
const MAX_ENDLESS_CALLS = 3
/** Gas limit of each view. */
const VIEW_GAS = 200_000n

/** Time between two blocks in seconds. */
const BLOCK_SECONDS = 12
/** Start of a trial, in seconds since 1970. */
const START_TIMESTAMP = 1_700_000_000

/** The block at a time. @param seconds since the start of the trial */
export function trialBlock(seconds: number): BlockPlace {
  return { number: 1 + Math.floor(seconds / BLOCK_SECONDS), timestamp: START_TIMESTAMP + seconds, hashes: [] }
}

/** Creates the contracts and balances of a trial. */
export async function prepareTrial(state: WorldState, { placements, ether }: Trial): Promise<void> {
  for (const { address, contract, balance } of placements) {
    const place = createAddressFromString(address)
    await state.putAccount(place, new Account(1n, balance))
    await state.putCode(place, hexToBytes(contract.code))
    for (const [slot, value] of Object.entries(contract.storage) as [Hex, Hex][])
      await state.putStorage(place, hexToBytes(slot), hexToBytes(value))
  }
  for (const [address, wei] of Object.entries(ether) as [Hex, bigint][]) {
    const place = createAddressFromString(address)
    const account = (await state.getAccount(place)) ?? new Account()
    account.balance = wei
    await state.putAccount(place, account)
  }
  state.takeChanges()
}

/**
 * Runs the transactions of a trial.
 *
 * @param blockAt returns the block at a time, in seconds since the start
 * @returns observations before the first one, and after each
 * @throws TrialEndless
 */
export async function runTrial(
  evm: EVM,
  state: WorldState,
  { calls, watched }: Trial,
  blockAt: (seconds: number) => Block,
): Promise<TrialRound[]> {
  const look = async (block: Block): Promise<(bigint | null)[]> => {
    const seen: (bigint | null)[] = []
    for (const watch of watched) {
      if ('etherOf' in watch) {
        seen.push((await state.getAccount(createAddressFromString(watch.etherOf)))?.balance ?? 0n)
        continue
      }
      const { execResult } = await evm.runCall({
        block,
        to: createAddressFromString(watch.to),
        data: hexToBytes(watch.data),
        gasLimit: VIEW_GAS,
        isStatic: true,
        skipNonceIncrement: true,
      })
      const answer = execResult.returnValue
      seen.push(execResult.exceptionError || answer.length < 32 ? null : BigInt(bytesToHex(answer.subarray(0, 32))))
      await forgetWarmth()
    }
    return seen
  }
  /** Resets warm accounts and slots, so that each transaction pays the cost of cold ones. */
  const forgetWarmth = async () => {
    await evm.journal.cleanup()
    state.originalStorageCache.clear()
    evm.transientStorage.clear()
    state.takeChanges()
  }
  const rounds: TrialRound[] = [{ succeeded: true, seen: await look(blockAt(0)) }]
  let seconds = 0
  let endless = 0
  for (const { from, to, value, data, after = BLOCK_SECONDS } of calls) {
    seconds += after
    const block = blockAt(seconds)
    const caller = createAddressFromString(from)
    const { execResult } = await evm.runCall({
      block,
      caller,
      origin: caller,
      to: createAddressFromString(to),
      data: hexToBytes(data),
      value,
      gasLimit: CALL_GAS,
    })
    if (execResult.executionGasUsed > (CALL_GAS * 9n) / 10n && ++endless >= MAX_ENDLESS_CALLS)
      throw new TrialEndless('Transactions use up their gas: something does not end.')
    await forgetWarmth()
    rounds.push({ succeeded: execResult.exceptionError === undefined, seen: await look(block) })
  }
  return rounds
}
