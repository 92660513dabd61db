import type { SolvingRequest } from '@fruit/contracts/calls/training'
import type { ProgressStore } from '../store/progress-store.ts'

/**
 * The request that solved a challenge, in a form that can be repeated. `taught`: the request to show instead, if it differs;
 * `isShortcut`: another solution teaches more.
 */
export type StoredRequest = SolvingRequest & { readonly taught: SolvingRequest | null; readonly isShortcut: boolean }

/** The challenges that a player has solved. */
export class Solves {
  readonly #store: ProgressStore
  #solvedAt = new Map<string, number>()
  #changes = 0

  constructor(store: ProgressStore) {
    this.#store = store
    store.keepInMemory(() => {
      const rows = store.rows<{ key: string; solvedAt: number }>('SELECT key, solvedAt FROM Solves')
      this.#solvedAt = new Map(rows.map(({ key, solvedAt }) => [key, solvedAt]))
      this.#changes++
    })
  }

  /** Increases with every change. */
  get changes(): number {
    return this.#changes
  }

  has(key: string): boolean {
    return this.#solvedAt.has(key)
  }

  /** Milliseconds since the epoch, or undefined while it is unsolved. */
  solvedAt(key: string): number | undefined {
    return this.#solvedAt.get(key)
  }

  get count(): number {
    return this.#solvedAt.size
  }

  /** The request that solved a challenge; null after a restore. Read on demand, to keep the memory of open worlds small. */
  requestOf(key: string): StoredRequest | null {
    const [row] = this.#store.rows<{ request: string }>('SELECT request FROM Requests WHERE key = ?', key)
    // Requests stored by earlier versions lack these fields.
    return row ? { taught: null, isShortcut: false, ...(JSON.parse(row.request) as SolvingRequest) } : null
  }

  /** @param request null when no request solved it */
  add(key: string, solvedAt: number, request: StoredRequest | null): void {
    this.#store.run('INSERT OR IGNORE INTO Solves (key, solvedAt) VALUES (?, ?)', key, solvedAt)
    if (request) this.#store.run('INSERT OR REPLACE INTO Requests VALUES (?, ?)', key, JSON.stringify(request))
    this.#solvedAt.set(key, solvedAt)
    this.#changes++
  }
}
