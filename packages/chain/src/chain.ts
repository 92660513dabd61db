import type { Contract, Hex } from './contract.ts'

/** The block that a job runs in. */
export interface BlockPlace {
  readonly number: number
  /** Seconds since 1970. */
  readonly timestamp: number
  /** Hashes of blocks before it, at most 256, the latest last. */
  readonly hashes: readonly Hex[]
}

/** What a contract said while a transaction was carried out. */
export interface Log {
  /** Lower case, as all addresses that the chain tells. */
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** Ether that went from one account to another in a transaction that was not undone. */
export interface Transfer {
  readonly from: Hex
  readonly to: Hex
  /** In wei. */
  readonly value: bigint
}

/** A transaction as it was carried out. */
export interface MinedTransaction {
  readonly hash: Hex
  readonly block: number
  /** Who signed it: `tx.origin` of all that it called. */
  readonly from: Hex
  /** Null where it deploys a contract. */
  readonly to: Hex | null
  readonly input: Hex
  readonly value: bigint
  /** False where it was undone; it then left neither logs nor transfers. */
  readonly succeeded: boolean
  /** Address of the contract that it deployed. */
  readonly deployed: Hex | null
  readonly logs: readonly Log[]
  /** Every payment in it, in order, its own first; those between contracts too. */
  readonly transfers: readonly Transfer[]
}

/** A stored payment, with who signed the transaction. */
export interface StoredTransfer extends Transfer {
  readonly origin: Hex
  readonly block: number
}

/** The chain of one world: a block for each transaction, from the world's clock. */
export interface Chain {
  /**
   * Answers a call of JSON-RPC (EIP-1474).
   *
   * @param mined told of each transaction that the call brought into a block, once it is stored
   * @returns the result, a value of JSON
   * @throws RpcFailure with the code, the message and the data that the standard has for it
   */
  request(method: string, params?: unknown, mined?: (transaction: MinedTransaction) => void): Promise<unknown>

  /**
   * Pays from the shop's own account.
   *
   * @param wei more than 0
   * @throws RpcFailure where the chain is full
   */
  pay(to: Hex, wei: bigint): Promise<MinedTransaction>

  /**
   * Payments to or from an account in transactions that `origin` signed, oldest first; none where there are more than 5000.
   *
   * @param account address, in any case
   * @param origin address, in any case
   */
  transfers(account: Hex, origin: Hex): readonly StoredTransfer[]

  /**
   * Runs the constructor of a compiled contract on an empty chain, so that it can stand in a seam. It takes no arguments.
   *
   * @throws RpcFailure where the constructor fails
   */
  construct(contract: CompiledContract): Promise<Contract>

  /**
   * From now on `mined` is told of each new block, until `closed` is called or the function that this gives.
   *
   * @throws RpcFailure where too many watch already
   */
  watch(watcher: ChainWatcher): () => void

  /** Closes the chain's file; calls that wait fail. */
  close(): void
}

/** A contract that nobody has deployed yet. */
export type CompiledContract = Pick<Contract, 'name' | 'abi' | 'creation'>

/** Somebody who wants to know what happens on a chain. */
export interface ChainWatcher {
  readonly mined: (block: NewHead) => void
  /** The chain was closed: the world has a new shop, or nobody used it for long. */
  readonly closed: () => void
}

/** A block that was just stored. */
export interface NewHead {
  /** As JSON-RPC tells it, with hashes of its transactions. */
  readonly header: Readonly<Record<string, unknown>>
  /** Hash of its transaction, where it has one. */
  readonly transaction: Hex | null
  /** Logs as JSON-RPC tells them. */
  readonly logs: readonly RpcLog[]
}

/** A log as JSON-RPC tells it. */
export interface RpcLog extends Log {
  readonly blockNumber: Hex
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly transactionIndex: Hex
  readonly logIndex: Hex
  readonly removed: false
}
