import type { Log, StoredTransfer } from './chain.ts'
import type { ChainDatabase } from './chain-database.ts'
import type { Hex } from './contract.ts'
import type { StateParts, StoredAccount } from './world-state.ts'

/** The tables of a chain: blocks, what happened in them, and the state after each. */
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

/** Larger files, in bytes, take no more transactions. */
const FILE_LIMIT = 24 * 2 ** 20
/** So many logs are read at a time. */
const LOGS_AT_ONCE = 1000

/** A block to be stored. */
export interface NewBlock {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  /** As JSON-RPC tells it, without its transactions. */
  readonly body: object
  readonly changes: StateParts
  /** What was carried out in it; a block of the shop itself has none. */
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

/** A stored log, with the number of its block. */
export interface StoredLog extends Log {
  readonly block: number
  readonly position: number
}

/** A wish for logs: each of `topics` is null for any, or a list of those that fit. */
export interface LogWish {
  readonly from: number
  readonly to: number
  readonly addresses: readonly Hex[] | null
  readonly topics: readonly (readonly Hex[] | null)[]
}

/**
 * The file of one chain. State is stored by block, each change beside the older ones, so that calls on past blocks and traces
 * find the state that was then. It is written before anybody is told, by one connection, in one piece.
 */
export class ChainStore {
  readonly #database: ChainDatabase

  /** @param database one with `CHAIN_TABLES` */
  constructor(database: ChainDatabase) {
    this.#database = database
  }

  /** The latest block; undefined on a chain that has none yet. */
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

  transaction(hash: string): StoredTransaction | undefined {
    return transaction(this.#first<TransactionRow>('SELECT * FROM Transactions WHERE hash = ?', hash))
  }

  transactionIn(block: number): StoredTransaction | undefined {
    return transaction(this.#first<TransactionRow>('SELECT * FROM Transactions WHERE block = ?', block))
  }

  /** Logs that fit, oldest first, at most `limit` of them. */
  logs({ from, to, addresses, topics }: LogWish, limit: number): StoredLog[] {
    const found: StoredLog[] = []
    let after: { block: number; position: number } = { block: from, position: -1 }
    for (;;) {
      const rows = this.#all<{ block: number; position: number; address: Hex; topics: string; data: Hex }>(
        'SELECT * FROM Logs WHERE (block, position) > (?, ?) AND block <= ? ORDER BY block, position LIMIT ?',
        after.block,
        after.position,
        to,
        LOGS_AT_ONCE,
      )
      for (const { topics: text, ...row } of rows) {
        const own = text === '' ? [] : (text.split(' ') as Hex[])
        if (addresses && !addresses.includes(row.address)) continue
        if (topics.some((wanted, index) => own[index] === undefined || (wanted && !wanted.includes(own[index]))))
          continue
        found.push({ ...row, topics: own })
        if (found.length >= limit) return found
      }
      const last = rows.at(-1)
      if (!last || rows.length < LOGS_AT_ONCE) return found
      after = last
    }
  }

  transfers(account: Hex, origin: Hex): StoredTransfer[] {
    const rows = this.#all<{ block: number; origin: Hex; sender: Hex; receiver: Hex; wei: string }>(
      'SELECT * FROM Transfers WHERE origin = ? AND (sender = ? OR receiver = ?) ORDER BY block, position',
      origin,
      account,
      account,
    )
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
    return row && (account(row) ?? undefined)
  }

  code(hash: Hex): Uint8Array | undefined {
    const row = this.#first<{ code: ArrayBuffer }>('SELECT code FROM Codes WHERE hash = ?', hash)
    return row && new Uint8Array(row.code)
  }

  /** What a slot held after a block, without leading zeros. */
  slot(address: Hex, slot: Hex, block: number): Uint8Array | undefined {
    const row = this.#first<{ value: ArrayBuffer }>(
      'SELECT value FROM Slots WHERE address = ? AND slot = ? AND block <= ? ORDER BY block DESC LIMIT 1',
      address,
      slot,
      block,
    )
    return row && new Uint8Array(row.value)
  }

  /** Slots of an account that hold something after a block. */
  slotsOf(address: Hex, block: number): Map<Hex, Uint8Array> {
    const rows = this.#all<{ slot: Hex; value: ArrayBuffer }>(
      'SELECT slot, value, MAX(block) FROM Slots WHERE address = ? AND block <= ? GROUP BY slot',
      address,
      block,
    )
    return new Map(
      rows.flatMap(({ slot, value }) => (value.byteLength > 0 ? [[slot, new Uint8Array(value)] as const] : [])),
    )
  }

  /** The whole state after a block. */
  state(at: number): StateParts {
    const accounts = this.#all<AccountRow & { latest: number }>(
      'SELECT address, nonce, balance, codeHash, MAX(block) AS latest FROM Accounts WHERE block <= ? GROUP BY address',
      at,
    )
    const slots = new Map<Hex, Map<Hex, Uint8Array>>()
    const rows = this.#all<{ address: Hex; slot: Hex; value: ArrayBuffer }>(
      'SELECT address, slot, value, MAX(block) FROM Slots WHERE block <= ? GROUP BY address, slot',
      at,
    )
    for (const { address, slot, value } of rows) {
      if (value.byteLength === 0) continue
      const known = slots.get(address) ?? new Map<Hex, Uint8Array>()
      slots.set(address, known.set(slot, new Uint8Array(value)))
    }
    const codes = this.#all<{ hash: Hex; code: ArrayBuffer }>(
      'SELECT hash, code FROM Codes WHERE hash IN (SELECT codeHash FROM Accounts WHERE block <= ?)',
      at,
    )
    return {
      accounts: new Map(accounts.map((row) => [row.address, account(row)])),
      codes: new Map(codes.map(({ hash, code }) => [hash, new Uint8Array(code)])),
      slots,
    }
  }

  /** Which contract was put at which address, by the address. */
  placed(): Map<string, string> {
    const rows = this.#all<{ address: string; contract: string }>('SELECT address, contract FROM Placed')
    return new Map(rows.map(({ address, contract }) => [address, contract]))
  }

  get isFull(): boolean {
    return this.#database.bytes > FILE_LIMIT
  }

  /**
   * Stores a block with all that belongs to it, or nothing of it.
   *
   * @param placed contracts that the shop put in place in it, by address
   */
  add({ number, hash, timestamp, body, changes, transaction }: NewBlock, placed: ReadonlyMap<string, string>): void {
    this.#database.transaction(() => {
      this.#run('INSERT INTO Blocks VALUES (?, ?, ?, ?)', number, hash, timestamp, JSON.stringify(body))
      for (const [code, bytes] of changes.codes)
        this.#run('INSERT OR IGNORE INTO Codes VALUES (?, ?)', code, Buffer.from(bytes))
      for (const [address, account] of changes.accounts)
        this.#run(
          'INSERT INTO Accounts VALUES (?, ?, ?, ?, ?)',
          address,
          number,
          account?.nonce.toString() ?? null,
          account?.balance.toString() ?? null,
          account?.codeHash ?? null,
        )
      for (const [address, slots] of changes.slots)
        for (const [slot, value] of slots)
          this.#run('INSERT INTO Slots VALUES (?, ?, ?, ?)', address, slot, number, Buffer.from(value))
      for (const [address, contract] of placed)
        this.#run('INSERT OR REPLACE INTO Placed VALUES (?, ?)', address, contract)
      if (transaction) this.#addTransaction(number, transaction)
    })
  }

  close(): void {
    this.#database.close()
  }

  #addTransaction(number: number, { hash, raw, body, receipt, logs, transfers }: NonNullable<NewBlock['transaction']>) {
    const texts = [JSON.stringify(body), JSON.stringify(receipt)]
    this.#run('INSERT INTO Transactions VALUES (?, ?, ?, ?, ?)', hash, number, raw, ...texts)
    for (const [position, { address, topics, data }] of logs.entries())
      this.#run('INSERT INTO Logs VALUES (?, ?, ?, ?, ?)', number, position, address, topics.join(' '), data)
    for (const [position, { origin, from, to, value }] of transfers.entries())
      this.#run('INSERT INTO Transfers VALUES (?, ?, ?, ?, ?, ?)', number, position, origin, from, to, value.toString())
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

interface BlockRow {
  readonly number: number
  readonly hash: Hex
  readonly timestamp: number
  readonly body: string
}

interface TransactionRow {
  readonly block: number
  readonly raw: Hex
  readonly body: string
  readonly receipt: string
}

interface AccountRow {
  readonly address: Hex
  readonly nonce: string | null
  readonly balance: string | null
  readonly codeHash: Hex | null
}

function block(row: BlockRow | undefined): StoredBlock | undefined {
  return row && { ...row, body: JSON.parse(row.body) }
}

function transaction(row: TransactionRow | undefined): StoredTransaction | undefined {
  return row && { ...row, body: JSON.parse(row.body), receipt: JSON.parse(row.receipt) }
}

function account({ nonce, balance, codeHash }: AccountRow): StoredAccount | null {
  return nonce === null || balance === null ? null : { nonce: BigInt(nonce), balance: BigInt(balance), codeHash }
}
