import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Publish } from '../events/event-channel.ts'
import type { Solves } from '../solves/solves.ts'
import type { ProgressStore } from '../store/progress-store.ts'
import { forgetRows, recallRows } from './forgotten.ts'

/** Resets progress and undoes the last reset. */
export class Reset {
  readonly #store: ProgressStore
  readonly #solves: Solves
  readonly #publish: Publish
  #undoable = false

  constructor(store: ProgressStore, solves: Solves, publish: Publish) {
    this.#store = store
    this.#solves = solves
    this.#publish = publish
    store.keepInMemory(() => {
      this.#undoable = store.rows('SELECT id FROM Forgotten').length > 0
    })
  }

  /** Whether `undo` has something to bring back. */
  get undoable(): boolean {
    return this.#undoable
  }

  /** Forgets one challenge with the fixes of its weakness, or everything; `undo` brings it back. */
  forget(challenge: CatalogueEntry['challenge'] | null): void {
    this.#store.together(() =>
      forgetRows(this.#store, challenge && { key: challenge.key, weakness: challenge.weakness?.id ?? null }),
    )
    this.#store.reload()
    this.#publish('reset', challenge ? { what: 'challenge', key: challenge.key } : { what: 'progress' })
  }

  /**
   * Brings back what was forgotten last, beside what came since.
   *
   * @returns how many solved challenges that are, or null when there is nothing to bring back
   */
  undo(): number | null {
    if (!this.#undoable) return null
    const before = this.#solves.count
    this.#store.together(() => recallRows(this.#store))
    this.#store.reload()
    const solves = this.#solves.count - before
    this.#publish('undone', { solves })
    return solves
  }
}
