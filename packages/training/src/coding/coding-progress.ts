import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Publish } from '../events/event-channel.ts'
import { scoreOfPace } from '../scores/cheat-score.ts'
import type { CodingPhase } from '../scores/phase.ts'
import type { Scores } from '../scores/scores.ts'
import type { ProgressStore } from '../store/progress-store.ts'

/** The status of a coding challenge after a phase. */
const STATUS_AFTER: Readonly<Record<CodingPhase, 1 | 2>> = { 'find it': 1, 'fix it': 2 }

const NO_ATTEMPTS: Readonly<Record<CodingPhase, number>> = { 'find it': 0, 'fix it': 0 }

/** Status of a coding challenge, and the time of its last change in milliseconds since the epoch. */
export interface CodingSolve {
  readonly status: 1 | 2
  readonly changedAt: number
}

/** A player's progress in coding challenges. */
export class CodingProgress {
  readonly #store: ProgressStore
  readonly #scores: Scores
  readonly #publish: Publish
  readonly #solved = new Map<string, CodingSolve>()
  readonly #held = new Map<string, number>()
  readonly #attempts = new Map<string, Readonly<Record<CodingPhase, number>>>()
  #changes = 0

  constructor(store: ProgressStore, scores: Scores, publish: Publish) {
    this.#store = store
    this.#scores = scores
    this.#publish = publish
    store.keepInMemory(() => this.#load())
  }

  /** Increases with every change of a status. */
  get changes(): number {
    return this.#changes
  }

  /** 0: nothing is solved; 1: the lines are found; 2: a fix is chosen as well. */
  status(key: string): 0 | 1 | 2 {
    return this.#solved.get(key)?.status ?? 0
  }

  /** The latest status; undefined while nothing is solved. */
  solveOf(key: string): CodingSolve | undefined {
    return this.#solved.get(key)
  }

  /**
   * Time at which a fix written by the player held for the first time, in milliseconds since the epoch; undefined without one.
   */
  ownFixHeldAt(key: string): number | undefined {
    return this.#held.get(key)
  }

  /** Number of answers, by key. */
  get attempts(): ReadonlyMap<string, Readonly<Record<CodingPhase, number>>> {
    return this.#attempts
  }

  /**
   * Counts an answer. A right answer solves the phase; later answers are not counted.
   *
   * @param expectedMinutes minimum time of an honest player (`minutesToFind`, `minutesToFix`)
   * @param now milliseconds since the epoch
   */
  answer(key: string, phase: CodingPhase, right: boolean, expectedMinutes: number, now: number): void {
    const status = STATUS_AFTER[phase]
    if (this.status(key) >= status) return
    const attempts = this.#attempts.get(key) ?? NO_ATTEMPTS
    const count = attempts[phase] + 1
    this.#store.transaction(() => {
      this.#store.run('INSERT OR REPLACE INTO CodingAttempts (key, phase, count) VALUES (?, ?, ?)', key, phase, count)
      this.#attempts.set(key, { ...attempts, [phase]: count })
      if (!right) return
      this.#scores.add({ key, phase, at: now, score: scoreOfPace(expectedMinutes, this.#scores.elapsed(now)) })
      this.#raise(key, status, now)
    })
    if (right) this.#publish('codingSolved', { key, codingChallengeStatus: this.#solved.get(key)!.status })
  }

  /**
   * Records that a fix written by the player held. It counts like the right choice: immediately if the lines have been found,
   * otherwise when they are.
   *
   * @param expectedMinutes as in `answer`; null when the challenge has no phases, so that nothing is counted
   * @param now milliseconds since the epoch
   */
  recordHeldFix(key: string, expectedMinutes: number | null, now: number): void {
    if (!this.#held.has(key)) {
      this.#store.run('INSERT INTO HeldFixes (key, heldAt) VALUES (?, ?)', key, now)
      this.#held.set(key, now)
    }
    if (expectedMinutes !== null && this.status(key) === 1) this.answer(key, 'fix it', true, expectedMinutes, now)
  }

  /** Raises the status of coding challenges, for a continue code. */
  restore(entries: readonly CatalogueEntry[], status: 1 | 2, now: number): void {
    for (const { challenge } of entries) if (challenge.codingChallenge) this.#raise(challenge.key, status, now)
  }

  #raise(key: string, asked: 1 | 2, changedAt: number): void {
    if (this.status(key) >= asked) return
    const status = this.#held.has(key) ? 2 : asked
    this.#store.run('INSERT OR REPLACE INTO CodingSolves VALUES (?, ?, ?)', key, status, changedAt)
    this.#solved.set(key, { status, changedAt })
    this.#changes++
  }

  #load(): void {
    this.#solved.clear()
    this.#attempts.clear()
    this.#held.clear()
    for (const { key, ...solve } of this.#store.rows<SolveRow>('SELECT key, status, changedAt FROM CodingSolves'))
      this.#solved.set(key, solve)
    for (const { key, phase, count } of this.#store.rows<AttemptRow>('SELECT key, phase, count FROM CodingAttempts'))
      this.#attempts.set(key, { ...(this.#attempts.get(key) ?? NO_ATTEMPTS), [phase]: count })
    for (const { key, heldAt } of this.#store.rows<HeldRow>('SELECT key, heldAt FROM HeldFixes'))
      this.#held.set(key, heldAt)
    this.#changes++
  }
}

interface SolveRow extends CodingSolve {
  readonly key: string
}
interface HeldRow {
  readonly key: string
  readonly heldAt: number
}
interface AttemptRow {
  key: string
  phase: CodingPhase
  count: number
}
