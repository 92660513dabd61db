import type { Block } from '@ethereumjs/block'
import type { EVM } from '@ethereumjs/evm'
import { Account, bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import type { BlockPlace } from './chain.ts'
import type { Hex, Placement } from './contract.ts'
import { TrialEndless } from './trial-endless.ts'
import type { WorldState } from './world-state.ts'

/** A transaction that nobody signed and that costs nothing. */
export interface TrialCall {
  readonly from: Hex
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** Seconds since the one before; `BLOCK_SECONDS` unless told. */
  readonly after?: number
}

/** What is looked at: the ether of an account, or what a view answers. */
export type TrialWatch = { readonly etherOf: Hex } | { readonly to: Hex; readonly data: Hex }

/** Transactions on a chain that begins with them and is forgotten after them. */
export interface Trial {
  readonly placements: readonly Placement[]
  /** Wei of accounts, by address. */
  readonly ether: Readonly<Record<Hex, bigint>>
  readonly calls: readonly TrialCall[]
  readonly watched: readonly TrialWatch[]
}

/** What a transaction came to. */
export interface TrialRound {
  /** False where it was undone. */
  readonly succeeded: boolean
  /** What was seen after it: a number of 32 bytes; null where a view failed or answered nothing. */
  readonly seen: readonly (bigint | null)[]
}

/** Gas of each transaction: more than whatever a customer does. */
const CALL_GAS = 5_000_000n
/** Where so many transactions take nearly all of it, something in the contract does not end. */
const MOST_ENDLESS = 3
/** Gas of each view. */
const VIEW_GAS = 200_000n

/** So much time lies between two blocks. */
const BLOCK_SECONDS = 12
/** When a trial begins, in seconds since 1970. */
const BEGIN = 1_700_000_000

/** The block of a time. @param seconds since the beginning of the trial */
export function trialBlock(seconds: number): BlockPlace {
  return { number: 1 + Math.floor(seconds / BLOCK_SECONDS), timestamp: BEGIN + seconds, hashes: [] }
}

/** Puts contracts and ether where a trial begins. */
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
  state.settle()
}

/**
 * Carries out the transactions of a trial.
 *
 * @param blockAt the block of a time, in seconds since the beginning
 * @returns what was seen before the first one, and after each
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
  /** Each transaction begins with accounts and slots that cost what cold ones cost. */
  const forgetWarmth = async () => {
    await evm.journal.cleanup()
    state.originalStorageCache.clear()
    evm.transientStorage.clear()
    state.settle()
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
    if (execResult.executionGasUsed > (CALL_GAS * 9n) / 10n && ++endless >= MOST_ENDLESS)
      throw new TrialEndless('Transactions use up their gas: something does not end.')
    await forgetWarmth()
    rounds.push({ succeeded: execResult.exceptionError === undefined, seen: await look(block) })
  }
  return rounds
}
