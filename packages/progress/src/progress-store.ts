import { existsSync } from 'node:fs'
import Database from 'libsql'

const TABLES = `
CREATE TABLE IF NOT EXISTS Solves (key TEXT PRIMARY KEY, solvedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS CodingSolves (key TEXT PRIMARY KEY, status INTEGER NOT NULL, changedAt INTEGER NOT NULL) WITHOUT ROWID;`

export interface StoredProgress {
  /** Milliseconds since the epoch by key. */
  readonly solves: Map<string, number>
  readonly coding: Map<string, { status: 1 | 2; changedAt: number }>
}

/**
 * What a world's player achieved, in a database of its own that no statement of the shop reaches. It is opened for
 * the first solve, so that worlds without one cost nothing.
 */
export class ProgressStore {
  readonly #file: string
  #connection: Database.Database | null = null

  constructor(file: string) {
    this.#file = file
  }

  load(): StoredProgress {
    const progress: StoredProgress = { solves: new Map(), coding: new Map() }
    if (!existsSync(this.#file)) return progress
    const db = this.#open()
    for (const { key, solvedAt } of db.prepare('SELECT key, solvedAt FROM Solves').all() as SolveRow[])
      progress.solves.set(key, solvedAt)
    for (const row of db.prepare('SELECT key, status, changedAt FROM CodingSolves').all() as CodingRow[])
      progress.coding.set(row.key, { status: row.status, changedAt: row.changedAt })
    return progress
  }

  addSolve(key: string, solvedAt: number): void {
    this.#open().prepare('INSERT OR IGNORE INTO Solves (key, solvedAt) VALUES (?, ?)').run([key, solvedAt])
  }

  setCoding(key: string, status: 1 | 2, changedAt: number): void {
    this.#open()
      .prepare('INSERT OR REPLACE INTO CodingSolves (key, status, changedAt) VALUES (?, ?, ?)')
      .run([key, status, changedAt])
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
  }

  #open(): Database.Database {
    if (!this.#connection) {
      this.#connection = new Database(this.#file)
      this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -128;')
      this.#connection.exec(TABLES)
    }
    return this.#connection
  }
}

interface SolveRow {
  key: string
  solvedAt: number
}
interface CodingRow {
  key: string
  status: 1 | 2
  changedAt: number
}
