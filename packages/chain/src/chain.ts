import type { Hex } from './contract.ts'

/** The block in which a job runs. */
export interface BlockPlace {
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
  /** Hashes of at most 256 earlier blocks, the latest last. */
  readonly hashes: readonly Hex[]
}

/** A log of a contract in a transaction. */
export interface Log {
  /** In lower case, like all addresses that the chain returns. */
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** Ether transferred between accounts in a transaction that was not reverted. */
export interface Transfer {
  readonly from: Hex
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
}

/** A transaction in a block. */
export interface MinedTransaction {
  readonly hash: Hex
  readonly block: number
  /** The signer: `tx.origin` of all its calls. */
  readonly from: Hex
  /** Null when it deploys a contract. */
  readonly to: Hex | null
  readonly input: Hex
  readonly value: bigint
  /** False when it was reverted; it then has neither logs nor transfers. */
  readonly succeeded: boolean
  /** Address of the contract that it deployed. */
  readonly deployed: Hex | null
  readonly logs: readonly Log[]
  /** Every payment in it, in order, its own first; including those between contracts. */
  readonly transfers: readonly Transfer[]
}

/** A stored payment, with the signer of its transaction. */
export interface StoredTransfer extends Transfer {
  readonly origin: Hex
  readonly block: number
}

/** The chain of one world: a block for each transaction, with the time of the world's clock. */
export interface Chain {
  /**
   * Handles a JSON-RPC call (EIP-1474).
   *
   * @param mined called with each transaction that the call added to a block, after it is stored
   * @returns the result, a JSON value
   * @throws RpcFailure with the code, message and data of the standard
   */
  request(method: string, params?: unknown, mined?: (transaction: MinedTransaction) => void): Promise<unknown>

  /**
   * Pays from the shop's own account.
   *
   * @param wei more than 0
   * @throws RpcFailure when the chain is full
   */
  pay(to: Hex, wei: bigint): Promise<MinedTransaction>

  /**
   * Payments to or from an account in transactions that `origin` signed, oldest first; empty when there are more than 5000.
   * Can be called after a request or a payment, which open the chain.
   *
   * @param account address, in upper or lower case
   * @param origin address, in upper or lower case
   */
  transfers(account: Hex, origin: Hex): readonly StoredTransfer[]

  /**
   * Calls `mined` with each new block, until `closed` is called or the returned function.
   *
   * @throws RpcFailure when there are too many watchers
   */
  watch(watcher: ChainWatcher): () => void

  /** Closes the chain's file; waiting calls fail. */
  close(): void
}

/** A subscriber to the blocks of a chain. */
export interface ChainWatcher {
  /** Must not throw. */
  readonly mined: (block: NewHead) => void
  /** Called when the chain is closed: the world has a new shop, or was idle for long. */
  readonly closed: () => void
}

/** A block that was just stored. */
export interface NewHead {
  /** In the form of JSON-RPC, with hashes of its transactions. */
  readonly header: Readonly<Record<string, unknown>>
  /** Hash of its transaction; null without one. */
  readonly transaction: Hex | null
  /** Logs in the form of JSON-RPC. */
  readonly logs: readonly RpcLog[]
}

/** A log in the form of JSON-RPC. */
export interface RpcLog extends Log {
  readonly blockNumber: Hex
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly transactionIndex: Hex
  readonly logIndex: Hex
  readonly removed: false
}
