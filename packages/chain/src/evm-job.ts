import type { BlockPlace, MinedTransaction } from './chain.ts'
import type { Contract, Hex } from './contract.ts'
import type { PackedState } from './packed-state.ts'
import type { Trial, TrialRound } from './trial.ts'

/** Gas limit of a block, and of each transaction and call: the maximum of a transaction on Ethereum (EIP-7825). */
export const GAS_LIMIT = 16_777_216
/** Wei per unit of gas; constant, because blocks are never full. */
export const BASE_FEE = 1_000_000_000
/** Maximum number of logs of a transaction: each is stored, returned and sent to subscribers. */
export const MAX_LOGS = 256
/** Maximum size of the data of a transaction's logs, all together, in bytes. */
export const MAX_LOG_BYTES = 256 * 1024
/** Maximum length of a trace in characters of JSON. */
export const MAX_TRACE_CHARACTERS = 1_000_000

/** The chain and block for a job. */
export interface ChainPlace {
  /** Identifies a chain while it is open. */
  readonly chain: string
  /** Number of the block whose state is used. */
  readonly version: number
  readonly chainId: number
  readonly block: BlockPlace
  /** The state after that block; without it, the worker uses the state that it holds. */
  readonly state?: PackedState
  /** Set when the state is that of an older block, which the worker does not keep. */
  readonly isPast?: true
}

/** A call without a signature. */
export interface CallRequest {
  readonly from: Hex
  readonly to: Hex | null
  readonly data: Hex
  readonly value: bigint
  readonly gas: number
}

/** The requested kind of trace: the tree of calls, or each step. */
export type TraceOptions =
  | { readonly kind: 'calls'; readonly withLogs: boolean; readonly onlyTop: boolean }
  | {
      readonly kind: 'steps'
      readonly withMemory: boolean
      readonly withStack: boolean
      readonly withStorage: boolean
      /** Maximum number of steps; 0: all. */
      readonly limit: number
    }

export type EvmJob =
  | { readonly kind: 'transact'; readonly place: ChainPlace; readonly raw: Hex }
  | { readonly kind: 'pay'; readonly place: ChainPlace; readonly key: Hex; readonly to: Hex; readonly wei: bigint }
  | { readonly kind: 'call'; readonly place: ChainPlace; readonly call: CallRequest }
  | { readonly kind: 'estimate'; readonly place: ChainPlace; readonly call: CallRequest }
  | { readonly kind: 'trace'; readonly place: ChainPlace; readonly raw: Hex; readonly wish: TraceOptions }
  | { readonly kind: 'construct'; readonly creation: Hex }
  | { readonly kind: 'trial'; readonly trial: Trial }

/** A transaction that was executed and is not stored yet. */
export interface Executed extends Omit<MinedTransaction, 'block'> {
  readonly kind: 'executed'
  readonly raw: Hex
  /** In the form of JSON-RPC, without the fields of its block. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly gasUsed: number
  readonly gasPrice: bigint
  readonly bloom: Hex
  readonly changes: PackedState
}

/** The result of a job. */
export type EvmEnd =
  | Executed
  | { readonly kind: 'called'; readonly answer: Hex }
  | { readonly kind: 'estimated'; readonly gas: number }
  | { readonly kind: 'traced'; readonly json: string }
  | ({ readonly kind: 'constructed' } & Pick<Contract, 'code' | 'codeHash' | 'storage'>)
  /** Observations before the first transaction of the trial, and after each. */
  | { readonly kind: 'tried'; readonly rounds: readonly TrialRound[] }
  /** Transactions of the trial use up their gas. */
  | { readonly kind: 'endless' }
  /** The call was reverted; `data` is the reason that the contract returned. */
  | { readonly kind: 'reverted'; readonly data: Hex }
  /** It cannot be executed; the message is for the sender. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The worker does not hold that state. */
  | { readonly kind: 'unknown-state' }
