import type { BlockPlace, Log, Transfer } from './chain.ts'
import type { Contract, Hex } from './contract.ts'
import type { PackedState } from './packed-state.ts'
import type { Trial, TrialRound } from './trial.ts'
import type { StateParts } from './world-state.ts'

/** Gas of a block, and so of each transaction and call: as much as the net allows one transaction (EIP-7825). */
export const GAS_LIMIT = 16_777_216
/** Wei for a unit of gas; it never changes, because blocks are never full. */
export const BASE_FEE = 1_000_000_000
/** A transaction may leave at most so many logs: each is stored, answered and sent to subscribers. */
export const MAX_LOGS = 256
/** Maximum size of the data of a transaction's logs, all together, in bytes. */
export const MAX_LOG_BYTES = 256 * 1024
/** So many characters of JSON a trace may have. */
export const TRACE_CHARACTERS = 1_000_000

/** What a job runs on. */
export interface ChainPlace {
  /** Names a chain while it is open. */
  readonly chain: string
  /** Number of the block whose state it is. */
  readonly version: number
  readonly chainId: number
  readonly block: BlockPlace
  /** The state of that block; without it, the worker takes the one that it holds. */
  readonly state?: PackedState
  /** The state is that of an older block: the worker does not keep it. */
  readonly isPast?: true
}

/** A call that nobody signed. */
export interface CallRequest {
  readonly from: Hex
  readonly to: Hex | null
  readonly data: Hex
  readonly value: bigint
  readonly gas: number
}

/** Which trace is wanted: the tree of calls, or each step. */
export type TraceWish =
  | { readonly kind: 'calls'; readonly withLogs: boolean; readonly onlyTop: boolean }
  | {
      readonly kind: 'steps'
      readonly withMemory: boolean
      readonly withStack: boolean
      readonly withStorage: boolean
      /** At most so many steps; 0: all. */
      readonly limit: number
    }

export type EvmJob =
  | { readonly kind: 'transact'; readonly place: ChainPlace; readonly raw: Hex }
  | { readonly kind: 'pay'; readonly place: ChainPlace; readonly key: Hex; readonly to: Hex; readonly wei: bigint }
  | { readonly kind: 'call'; readonly place: ChainPlace; readonly call: CallRequest }
  | { readonly kind: 'estimate'; readonly place: ChainPlace; readonly call: CallRequest }
  | { readonly kind: 'trace'; readonly place: ChainPlace; readonly raw: Hex; readonly wish: TraceWish }
  | { readonly kind: 'construct'; readonly creation: Hex }
  | { readonly kind: 'trial'; readonly trial: Trial }

/** Fields of a transaction as JSON-RPC tells them, without those of its block. */
export type TransactionFields = Readonly<Record<string, unknown>>

/** A transaction that was carried out and is not stored yet. */
export interface Executed {
  readonly kind: 'executed'
  readonly hash: Hex
  readonly raw: Hex
  readonly from: Hex
  readonly to: Hex | null
  readonly input: Hex
  readonly value: bigint
  readonly succeeded: boolean
  readonly deployed: Hex | null
  readonly logs: readonly Log[]
  readonly transfers: readonly Transfer[]
  readonly fields: TransactionFields
  readonly gasUsed: number
  readonly gasPrice: bigint
  readonly bloom: Hex
  readonly changes: StateParts
}

/** How a job ended. */
export type EvmEnd =
  | Executed
  | { readonly kind: 'called'; readonly answer: Hex }
  | { readonly kind: 'estimated'; readonly gas: number }
  | { readonly kind: 'traced'; readonly json: string }
  | ({ readonly kind: 'constructed' } & Pick<Contract, 'code' | 'codeHash' | 'storage'>)
  /** What was seen before the first transaction of the trial, and after each. */
  | { readonly kind: 'tried'; readonly rounds: readonly TrialRound[] }
  /** Transactions of the trial use up their gas. */
  | { readonly kind: 'endless' }
  /** The call was undone; `data` is what the contract gave as its reason. */
  | { readonly kind: 'reverted'; readonly data: Hex }
  /** It cannot be carried out; the text is for whoever sent it. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The worker does not hold that state. */
  | { readonly kind: 'unknown-state' }
