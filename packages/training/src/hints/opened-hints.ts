import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { ProgressStore } from '../store/progress-store.ts'

/** The hints that a player has opened. */
export class OpenedHints {
  readonly #store: ProgressStore
  /** By challenge key, then by number of the hint. */
  readonly #opened = new Map<string, Map<number, number>>()
  #changes = 0

  constructor(store: ProgressStore) {
    this.#store = store
    store.keepInMemory(() => this.#load())
  }

  /** Increases with every change. */
  get changes(): number {
    return this.#changes
  }

  /** Times at which hints of a challenge were opened, in milliseconds since the epoch, by their number. */
  of(key: string): ReadonlyMap<number, number> {
    return this.#opened.get(key) ?? new Map()
  }

  /** Opens a hint; an opened hint keeps its time. @returns true when it was not open yet */
  open(key: string, number: number, now: number): boolean {
    if (this.of(key).has(number)) return false
    this.#store.run('INSERT OR IGNORE INTO OpenedHints (key, number, openedAt) VALUES (?, ?, ?)', key, number, now)
    this.#keep(key, number, now)
    return true
  }

  #load(): void {
    this.#opened.clear()
    this.#changes++
    for (const { key, number, openedAt } of this.#store.rows<Row>('SELECT key, number, openedAt FROM OpenedHints'))
      this.#keep(key, number, openedAt)
  }

  #keep(key: string, number: number, openedAt: number): void {
    getOrCreate(this.#opened, key, () => new Map<number, number>()).set(number, openedAt)
    this.#changes++
  }
}

interface Row {
  key: string
  number: number
  openedAt: number
}
