import { existsSync } from 'node:fs'
import type { SolvingRequest } from '@fruit/contracts/calls/training'
import Database from 'libsql'
import { type CodingPhase, noAttempts } from './coding/coding-phase.ts'
import { type Forgettable, forgetRows, recallRows } from './reset/forgotten.ts'
import type { ScoredSolve } from './scores/cheat-score.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS Solves (key TEXT PRIMARY KEY, solvedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Requests (key TEXT PRIMARY KEY, request TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS CodingSolves (key TEXT PRIMARY KEY, status INTEGER NOT NULL, changedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS CodingAttempts (key TEXT, phase TEXT, count INTEGER NOT NULL, PRIMARY KEY (key, phase)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS OpenedHints (key TEXT, number INTEGER, openedAt INTEGER NOT NULL, PRIMARY KEY (key, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Scores (position INTEGER PRIMARY KEY, key TEXT NOT NULL, phase TEXT NOT NULL, at INTEGER NOT NULL, score REAL NOT NULL);
CREATE TABLE IF NOT EXISTS Notifications (position INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, isRestore INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS AppliedFixes (weakness TEXT PRIMARY KEY, choice TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS OwnFixes (weakness TEXT PRIMARY KEY, source TEXT NOT NULL, code TEXT NOT NULL, notice TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Forgotten (id INTEGER PRIMARY KEY CHECK (id = 1), content TEXT NOT NULL);`

/** A notification that no browser has confirmed yet. */
export interface PendingNotification {
  readonly key: string
  readonly isRestore: boolean
}

/** A module that a player wrote and that held when it was judged. */
export interface OwnFix {
  /** TypeScript, as it was written. */
  readonly source: string
  /** JavaScript, as it runs. */
  readonly code: string
  /** Why it was taken out of the shop, in words; null when it was not. */
  readonly notice: string | null
}

export interface StoredProgress {
  /** Milliseconds since the epoch by key. */
  readonly solves: Map<string, number>
  readonly coding: Map<string, { status: 1 | 2; changedAt: number }>
  /** Answers so far to coding challenges, by key. */
  readonly attempts: Map<string, Record<CodingPhase, number>>
  /** When hints were opened: by key, then by number of the hint. */
  readonly hints: Map<string, Map<number, number>>
  /** In the order of the solves. */
  readonly scores: ScoredSolve[]
  /** Oldest first. */
  readonly pending: PendingNotification[]
  /** Whether a reset can be undone. */
  undoable: boolean
}

/**
 * What a world's player achieved, in a database of its own that no statement of the shop reaches. It is opened for
 * the first thing to store, so that worlds without progress cost nothing.
 */
export class ProgressStore {
  readonly #file: string
  #connection: Database.Database | null = null

  constructor(file: string) {
    this.#file = file
  }

  load(): StoredProgress {
    const progress: StoredProgress = {
      solves: new Map(),
      coding: new Map(),
      attempts: new Map(),
      hints: new Map(),
      scores: [],
      pending: [],
      undoable: false,
    }
    if (!existsSync(this.#file)) return progress
    const rows = <Row>(sql: string) => this.#open().prepare(sql).all() as Row[]
    for (const { key, solvedAt } of rows<{ key: string; solvedAt: number }>('SELECT key, solvedAt FROM Solves'))
      progress.solves.set(key, solvedAt)
    for (const { key, ...coding } of rows<CodingRow>('SELECT key, status, changedAt FROM CodingSolves'))
      progress.coding.set(key, coding)
    for (const { key, phase, count } of rows<AttemptRow>('SELECT key, phase, count FROM CodingAttempts'))
      progress.attempts.set(key, { ...(progress.attempts.get(key) ?? noAttempts), [phase]: count })
    for (const { key, number, openedAt } of rows<HintRow>('SELECT key, number, openedAt FROM OpenedHints')) {
      const opened = progress.hints.get(key) ?? new Map()
      progress.hints.set(key, opened.set(number, openedAt))
    }
    progress.scores.push(...rows<ScoredSolve>('SELECT key, phase, at, score FROM Scores ORDER BY position'))
    for (const { key, isRestore } of rows<{ key: string; isRestore: number }>(
      'SELECT key, isRestore FROM Notifications ORDER BY position',
    ))
      progress.pending.push({ key, isRestore: isRestore === 1 })
    progress.undoable = rows('SELECT id FROM Forgotten').length > 0
    return progress
  }

  /** Everything `work` writes happens, or nothing of it. `work` must not await. */
  together(work: () => void): void {
    this.#open().transaction(work)()
  }

  addSolve(key: string, solvedAt: number, request: SolvingRequest | null): void {
    this.#run('INSERT OR IGNORE INTO Solves (key, solvedAt) VALUES (?, ?)', key, solvedAt)
    if (request) this.#run('INSERT OR REPLACE INTO Requests VALUES (?, ?)', key, JSON.stringify(request))
  }

  /** The request that solved a challenge: read when asked for, because worlds in memory should be small. */
  requestOf(key: string): SolvingRequest | null {
    if (!existsSync(this.#file)) return null
    const row = this.#open().prepare('SELECT request FROM Requests WHERE key = ?').get([key])
    return row ? (JSON.parse((row as { request: string }).request) as SolvingRequest) : null
  }

  setCoding(key: string, status: 1 | 2, changedAt: number): void {
    this.#run('INSERT OR REPLACE INTO CodingSolves (key, status, changedAt) VALUES (?, ?, ?)', key, status, changedAt)
  }

  setAttempts(key: string, phase: CodingPhase, count: number): void {
    this.#run('INSERT OR REPLACE INTO CodingAttempts (key, phase, count) VALUES (?, ?, ?)', key, phase, count)
  }

  addHint(key: string, number: number, openedAt: number): void {
    this.#run('INSERT OR IGNORE INTO OpenedHints (key, number, openedAt) VALUES (?, ?, ?)', key, number, openedAt)
  }

  addScore({ key, phase, at, score }: ScoredSolve): void {
    this.#run('INSERT INTO Scores (key, phase, at, score) VALUES (?, ?, ?, ?)', key, phase, at, score)
  }

  /** Puts a notification at the end of those that wait; one of the same challenge gives way to it. */
  addPending({ key, isRestore }: PendingNotification): void {
    this.#run('INSERT OR REPLACE INTO Notifications (key, isRestore) VALUES (?, ?)', key, isRestore ? 1 : 0)
  }

  removePending(key: string): void {
    this.#run('DELETE FROM Notifications WHERE key = ?', key)
  }

  /** What was put in place of flaws, by id of the weakness: `fix:<name>` or `own`. */
  appliedFixes(): Map<string, string> {
    if (!existsSync(this.#file)) return new Map()
    const rows = this.#open().prepare('SELECT weakness, choice FROM AppliedFixes').all() as AppliedRow[]
    return new Map(rows.map(({ weakness, choice }) => [weakness, choice]))
  }

  /** @param choice null: the flaw is back */
  setAppliedFix(weakness: string, choice: string | null): void {
    if (choice === null) this.#run('DELETE FROM AppliedFixes WHERE weakness = ?', weakness)
    else this.#run('INSERT OR REPLACE INTO AppliedFixes VALUES (?, ?)', weakness, choice)
  }

  removeAppliedFixes(): void {
    if (existsSync(this.#file)) this.#run('DELETE FROM AppliedFixes')
  }

  ownFix(weakness: string): OwnFix | null {
    if (!existsSync(this.#file)) return null
    const row = this.#open().prepare('SELECT source, code, notice FROM OwnFixes WHERE weakness = ?').get([weakness])
    return (row as OwnFix | undefined) ?? null
  }

  setOwnFix(weakness: string, { source, code, notice }: OwnFix): void {
    this.#run('INSERT OR REPLACE INTO OwnFixes VALUES (?, ?, ?, ?)', weakness, source, code, notice)
  }

  /** Forgets what there is about one challenge, or everything, and keeps it for `recall`. */
  forget(challenge: Forgettable | null): void {
    this.together(() => forgetRows(this.#open(), challenge))
  }

  /** Brings back what `forget` took away last, beside what came since; false when there is nothing. */
  recall(): boolean {
    let recalled = false
    this.together(() => {
      recalled = recallRows(this.#open())
    })
    return recalled
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#open().prepare(sql).run(values)
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

interface CodingRow {
  key: string
  status: 1 | 2
  changedAt: number
}
interface AttemptRow {
  key: string
  phase: CodingPhase
  count: number
}
interface HintRow {
  key: string
  number: number
  openedAt: number
}
interface AppliedRow {
  weakness: string
  choice: string
}
