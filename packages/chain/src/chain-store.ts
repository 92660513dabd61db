import type { Log, StoredTransfer } from './chain.ts'
import type { ChainDatabase } from './chain-database.ts'
import type { Hex } from './contract.ts'
import { type LogFilter, matches } from './log-wish.ts'
import { type AccountRow, accountIn, type PackedState, type SlotRow } from './packed-state.ts'
import type { StoredAccount } from './world-state.ts'

/** The tables of a chain: blocks, their transactions, logs and transfers, and the state after each. */
export const CHAIN_TABLES = `
CREATE TABLE Blocks (number INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, timestamp INTEGER NOT NULL, body TEXT NOT NULL);
CREATE TABLE Transactions (hash TEXT PRIMARY KEY, block INTEGER NOT NULL UNIQUE, raw TEXT NOT NULL, body TEXT NOT NULL, receipt TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE Logs (block INTEGER, position INTEGER, address TEXT NOT NULL, topics TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (block, position)) WITHOUT ROWID;
CREATE TABLE Transfers (block INTEGER, position INTEGER, origin TEXT NOT NULL, sender TEXT NOT NULL, receiver TEXT NOT NULL, wei TEXT NOT NULL, PRIMARY KEY (block, position)) WITHOUT ROWID;
CREATE INDEX TransfersByOrigin ON Transfers (origin);
CREATE TABLE Accounts (address TEXT, block INTEGER, nonce TEXT, balance TEXT, codeHash TEXT, PRIMARY KEY (address, block)) WITHOUT ROWID;
CREATE TABLE Codes (hash TEXT PRIMARY KEY, code BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE Slots (address TEXT, slot TEXT, block INTEGER, value BLOB NOT NULL, PRIMARY KEY (address, slot, block)) WITHOUT ROWID;
CREATE TABLE Placed (address TEXT PRIMARY KEY, contract TEXT NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 1;`

/** Maximum size of the file in bytes; larger chains accept no transactions. */
const MAX_FILE_BYTES = 24 * 2 ** 20
/** Number of logs read per page. */
const LOGS_PER_PAGE = 1000
/** Data of more characters is not read with its page. */
const LONG_DATA = 1000
/**
 * The slot of a row that empties all slots of an account: earlier rows of them are no longer used. Real slots have 66 characters.
 */
const ALL_SLOTS: string = ''
/** Maximum number of payments between two accounts that are returned. */
const MAX_TRANSFERS = 5000
/** Number of changes of accounts or slots read per page. */
const CHANGES_PER_PAGE = 1000

/** A block to be stored. */
export interface NewBlock {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  /** In the form of JSON-RPC, without its transactions. */
  readonly body: object
  readonly changes: PackedState
  /** Accounts whose slots are empty before the changes. */
  readonly emptied?: readonly Hex[]
  /** Its transaction; a block of the shop itself has none. */
  readonly transaction?: {
    readonly hash: Hex
    readonly raw: Hex
    readonly body: object
    readonly receipt: object
    readonly logs: readonly Log[]
    readonly transfers: readonly Omit<StoredTransfer, 'block'>[]
  }
}

/** A stored block. */
export interface StoredBlock {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  readonly body: Record<string, unknown>
}

/** A stored transaction. */
export interface StoredTransaction {
  readonly block: number
  readonly raw: Hex
  readonly body: Record<string, unknown>
  readonly receipt: Record<string, unknown>
}

/** A stored log, with its block and transaction. */
export interface StoredLog extends Log {
  readonly block: number
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly position: number
}

/** A query for the logs of some blocks. */
export interface LogQuery extends LogFilter {
  readonly from: number
  readonly to: number
}

/**
 * The file of one chain. State is stored by block, and changes do not overwrite older ones, so calls on past blocks and traces
 * find the earlier state. A block is written atomically, through one connection, before it is reported.
 */
export class ChainStore {
  readonly #database: ChainDatabase

  /** @param database a database with `CHAIN_TABLES` */
  constructor(database: ChainDatabase) {
    this.#database = database
  }

  /** The latest block; undefined on a chain without blocks. */
  latest(): StoredBlock | undefined {
    return block(this.#first<BlockRow>('SELECT * FROM Blocks ORDER BY number DESC LIMIT 1'))
  }

  block(number: number): StoredBlock | undefined {
    return block(this.#first<BlockRow>('SELECT * FROM Blocks WHERE number = ?', number))
  }

  blockByHash(hash: string): StoredBlock | undefined {
    return block(this.#first<BlockRow>('SELECT * FROM Blocks WHERE hash = ?', hash))
  }

  /** Hashes of the blocks from a number on, oldest first. */
  hashesFrom(number: number): Hex[] {
    const rows = this.#all<{ hash: Hex }>('SELECT hash FROM Blocks WHERE number >= ? ORDER BY number', number)
    return rows.map(({ hash }) => hash)
  }

  /** Gas used by blocks, oldest first. @param to the last block */
  gasUsed(from: number, to: number): Hex[] {
    const rows = this.#all<{ gas: Hex }>(
      "SELECT body ->> '$.gasUsed' AS gas FROM Blocks WHERE number BETWEEN ? AND ? ORDER BY number",
      from,
      to,
    )
    return rows.map(({ gas }) => gas)
  }

  transaction(hash: string): StoredTransaction | undefined {
    return transaction(this.#first<TransactionRow>('SELECT * FROM Transactions WHERE hash = ?', hash))
  }

  transactionIn(block: number): StoredTransaction | undefined {
    return transaction(this.#first<TransactionRow>('SELECT * FROM Transactions WHERE block = ?', block))
  }

  /**
   * Matching logs, oldest first. A chain may contain tens of thousands, so they are read in pages.
   *
   * @param limit the log that exceeds one of these is the last: a number of logs, and of characters of their data
   * @param pause awaited after each page, and after each log with long data
   */
  async logs(
    { from, to, ...filter }: LogQuery,
    limit: { readonly logs: number; readonly characters: number },
    pause: () => Promise<void>,
  ): Promise<StoredLog[]> {
    const found: StoredLog[] = []
    let characters = 0
    let after: { block: number; position: number } = { block: from, position: -1 }
    for (;;) {
      const rows = this.#all<Omit<StoredLog, 'topics' | 'data'> & { topics: string; data: Hex | null }>(
        `SELECT Logs.block, position, address, topics, Blocks.hash AS blockHash, Transactions.hash AS transactionHash,
             CASE WHEN octet_length(data) <= ${LONG_DATA} THEN data END AS data
           FROM Logs JOIN Blocks ON Blocks.number = Logs.block JOIN Transactions ON Transactions.block = Logs.block
           WHERE (Logs.block, position) > (?, ?) AND Logs.block <= ? ORDER BY Logs.block, position LIMIT ?`,
        after.block,
        after.position,
        to,
        LOGS_PER_PAGE,
      )
      for (const { topics: text, data: short, ...row } of rows) {
        const own = text === '' ? [] : (text.split(' ') as Hex[])
        if (!matches({ address: row.address, topics: own }, filter)) continue
        const data = short ?? this.#dataOf(row)
        found.push({ ...row, topics: own, data })
        characters += data.length
        if (found.length > limit.logs || characters > limit.characters) return found
        if (short === null) await pause()
      }
      const last = rows.at(-1)
      if (!last || rows.length < LOGS_PER_PAGE) return found
      after = last
      await pause()
    }
  }

  /** Empty when there are more than `MAX_TRANSFERS`: a player cannot make so many by hand, and all of them are read at once. */
  transfers(account: Hex, origin: Hex): StoredTransfer[] {
    const rows = this.#all<{ block: number; origin: Hex; sender: Hex; receiver: Hex; wei: string }>(
      'SELECT * FROM Transfers WHERE origin = ? AND (sender = ? OR receiver = ?) ORDER BY block, position LIMIT ?',
      origin,
      account,
      account,
      MAX_TRANSFERS + 1,
    )
    if (rows.length > MAX_TRANSFERS) return []
    return rows.map(({ block, origin, sender, receiver, wei }) => ({
      ...{ block, origin, from: sender, to: receiver },
      value: BigInt(wei),
    }))
  }

  /** An account after a block. */
  account(address: Hex, block: number): StoredAccount | undefined {
    const row = this.#first<AccountRow>(
      'SELECT * FROM Accounts WHERE address = ? AND block <= ? ORDER BY block DESC LIMIT 1',
      address,
      block,
    )
    return row && (accountIn(row) ?? undefined)
  }

  code(hash: Hex): Uint8Array | undefined {
    const row = this.#first<{ code: ArrayBuffer }>('SELECT code FROM Codes WHERE hash = ?', hash)
    return row && new Uint8Array(row.code)
  }

  /** The value of a slot after a block, without leading zeros. */
  slot(address: Hex, slot: Hex, block: number): Uint8Array | undefined {
    const row = this.#first<{ value: ArrayBuffer }>(
      `SELECT value FROM Slots WHERE address = ?1 AND slot = ?2 AND block BETWEEN
         (SELECT coalesce(max(block), 0) FROM Slots WHERE address = ?1 AND slot = '${ALL_SLOTS}' AND block <= ?3) AND ?3
         ORDER BY block DESC LIMIT 1`,
      address,
      slot,
      block,
    )
    return row && new Uint8Array(row.value)
  }

  /**
   * The whole state after a block. A chain may contain hundreds of thousands of changes, so they are read in pages.
   *
   * @param at a stored block; later blocks do not affect the result
   * @param pause awaited after each page
   */
  async state(at: number, pause: () => Promise<void>): Promise<PackedState> {
    const accounts = await latestChanges<AccountRow & { readonly block: number }>(
      (after) =>
        this.#all(
          'SELECT * FROM Accounts WHERE (address, block) > (?, ?) ORDER BY address, block LIMIT ?',
          after?.address ?? '',
          after?.block ?? -1,
          CHANGES_PER_PAGE,
        ),
      (one, other) => one.address === other.address,
      ({ block }) => block <= at,
      pause,
    )
    const emptied = new Map<string, number>()
    const slots = await latestChanges<SlotRow & { readonly block: number }>(
      (after) =>
        this.#all(
          `SELECT address, slot, block, hex(value) AS value FROM Slots
             WHERE (address, slot, block) > (?, ?, ?) ORDER BY address, slot, block LIMIT ?`,
          after?.address ?? '',
          after?.slot ?? '',
          after?.block ?? -1,
          CHANGES_PER_PAGE,
        ),
      (one, other) => one.address === other.address && one.slot === other.slot,
      // The rows that empty an account come before those of its slots.
      ({ address, slot, block }) => {
        if (block > at) return false
        if (slot !== ALL_SLOTS) return block >= (emptied.get(address) ?? 0)
        emptied.set(address, block)
        return false
      },
      pause,
    )
    const codes = this.#all<{ hash: Hex; code: ArrayBuffer }>(
      'SELECT hash, code FROM Codes WHERE hash IN (SELECT codeHash FROM Accounts WHERE block <= ?)',
      at,
    )
    return { accounts, slots, codes: new Map(codes.map(({ hash, code }) => [hash, new Uint8Array(code)])) }
  }

  /** The contract placed at each address, by address. */
  placed(): Map<string, string> {
    const rows = this.#all<{ address: string; contract: string }>('SELECT address, contract FROM Placed')
    return new Map(rows.map(({ address, contract }) => [address, contract]))
  }

  get isFull(): boolean {
    return this.#database.bytes > MAX_FILE_BYTES
  }

  /**
   * Stores a block with all its data, or none of it.
   *
   * @param placed contracts that the shop placed in it, by address
   */
  add(
    { number, hash, timestamp, body, changes, emptied = [], transaction }: NewBlock,
    placed: ReadonlyMap<string, string>,
  ): void {
    this.#database.transaction(() => {
      this.#run('INSERT INTO Blocks VALUES (?, ?, ?, ?)', number, hash, timestamp, JSON.stringify(body))
      for (const [code, bytes] of changes.codes)
        this.#run('INSERT OR IGNORE INTO Codes VALUES (?, ?)', code, Buffer.from(bytes))
      // One statement for many rows takes a quarter of the time of one for each.
      for (const rows of changes.accounts)
        this.#run(
          `INSERT INTO Accounts SELECT value ->> 'address', ?, value ->> 'nonce', value ->> 'balance', value ->> 'codeHash'
             FROM json_each(?)`,
          number,
          rows,
        )
      for (const address of emptied)
        this.#run('INSERT INTO Slots VALUES (?, ?, ?, ?)', address, ALL_SLOTS, number, Buffer.alloc(0))
      for (const rows of changes.slots)
        this.#run(
          `INSERT INTO Slots SELECT value ->> 'address', value ->> 'slot', ?, unhex(value ->> 'value') FROM json_each(?)`,
          number,
          rows,
        )
      for (const [address, contract] of placed)
        this.#run('INSERT OR REPLACE INTO Placed VALUES (?, ?)', address, contract)
      if (transaction) this.#addTransaction(number, transaction)
    })
  }

  #dataOf({ block, position }: Pick<StoredLog, 'block' | 'position'>): Hex {
    return this.#first<{ data: Hex }>('SELECT data FROM Logs WHERE block = ? AND position = ?', block, position)!.data
  }

  #addTransaction(number: number, { hash, raw, body, receipt, logs, transfers }: NonNullable<NewBlock['transaction']>) {
    const texts = [JSON.stringify(body), JSON.stringify(receipt)]
    this.#run('INSERT INTO Transactions VALUES (?, ?, ?, ?, ?)', hash, number, raw, ...texts)
    for (const [position, { address, topics, data }] of logs.entries())
      this.#run('INSERT INTO Logs VALUES (?, ?, ?, ?, ?)', number, position, address, topics.join(' '), data)
    if (transfers.length === 0) return
    this.#run(
      `INSERT INTO Transfers
         SELECT ?, key, value ->> 'origin', value ->> 'from', value ->> 'to', value ->> 'value' FROM json_each(?)`,
      number,
      JSON.stringify(transfers.map((transfer) => ({ ...transfer, value: transfer.value.toString() }))),
    )
  }

  #first<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.#all<Row>(sql, ...values)[0]
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.#database.all(sql, values) as Row[]
  }

  #run(sql: string, ...values: unknown[]): void {
    this.#database.run(sql, values)
  }
}

type BlockRow = Omit<StoredBlock, 'body'> & { readonly body: string }
type TransactionRow = Pick<StoredTransaction, 'block' | 'raw'> & { readonly body: string; readonly receipt: string }

/**
 * The latest current change of each key, as JSON texts of lists of rows.
 *
 * @param page returns the rows after a given one, ordered by key and block; empty after the last one
 * @param isSame tells whether two rows have the same key
 * @param isCurrent tells whether a row counts
 */
async function latestChanges<Row extends object>(
  page: (after: Row | undefined) => Row[],
  isSame: (one: Row, other: Row) => boolean,
  isCurrent: (row: Row) => boolean,
  pause: () => Promise<void>,
): Promise<string[]> {
  const packed: string[] = []
  /** The latest change so far of the current key. */
  let latest: Row | undefined
  for (let rows = page(undefined); rows.length > 0; rows = page(rows.at(-1))) {
    const complete: Row[] = []
    for (const row of rows) {
      if (latest && !isSame(latest, row)) {
        complete.push(latest)
        latest = undefined
      }
      if (isCurrent(row)) latest = row
    }
    packed.push(JSON.stringify(complete))
    await pause()
  }
  return latest ? [...packed, JSON.stringify([latest])] : packed
}

function block(row: BlockRow | undefined): StoredBlock | undefined {
  return row && { ...row, body: JSON.parse(row.body) }
}

function transaction(row: TransactionRow | undefined): StoredTransaction | undefined {
  return row && { ...row, body: JSON.parse(row.body), receipt: JSON.parse(row.receipt) }
}
