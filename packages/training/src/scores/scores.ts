import type { ProgressStore } from '../store/progress-store.ts'
import { type ScoredSolve, totalScore } from './cheat-score.ts'

/** Cheat score of each solve, in their order. */
export class Scores {
  readonly #store: ProgressStore
  /** Start of the time for the first solve. */
  readonly #openedAt: number
  #solves: ScoredSolve[] = []

  /** @param openedAt milliseconds since the epoch: now */
  constructor(store: ProgressStore, openedAt: number) {
    this.#store = store
    this.#openedAt = openedAt
    store.keepInMemory(() => {
      this.#solves = store.rows<ScoredSolve>('SELECT key, phase, at, score FROM Scores ORDER BY position')
    })
  }

  /** Oldest first. */
  get solves(): readonly ScoredSolve[] {
    return this.#solves
  }

  get total(): number {
    return totalScore(this.#solves)
  }

  /** Milliseconds since the previous solve, or since the start. */
  elapsed(now: number): number {
    return now - (this.#solves.at(-1)?.at ?? this.#openedAt)
  }

  add(solve: ScoredSolve): void {
    const { key, phase, at, score } = solve
    this.#store.run('INSERT INTO Scores (key, phase, at, score) VALUES (?, ?, ?, ?)', key, phase, at, score)
    this.#solves.push(solve)
  }
}
