import type { ProgressStore } from '../store/progress-store.ts'

/** The subject of a reset. */
export type ResetKind = { readonly what: 'challenge'; readonly key: string } | { readonly what: 'progress' | 'shop' }

/** A reset that can be undone. */
export type Undo = ResetKind & {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}

/** Maximum number of resets that can be undone; the oldest are removed. */
const MAX_UNDOS = 10
/** Maximum size of the data of a reset that is kept, in bytes. */
const MAX_BYTES = 5_000_000
/** Time for which a reset can be undone, in milliseconds. */
export const UNDO_LIFETIME_MS = 24 * 60 * 60 * 1000

interface UndoRow {
  readonly id: number
  readonly what: ResetKind['what']
  readonly key: string | null
  readonly madeAt: number
}

/** The resets of a world that can be undone, with the data that each has removed. */
export class UndoHistory {
  readonly #store: ProgressStore
  #undos: readonly Undo[] = []

  constructor(store: ProgressStore) {
    this.#store = store
    store.keepInMemory(() => {
      this.#undos = store
        .rows<UndoRow>('SELECT id, what, key, madeAt FROM Undos ORDER BY id DESC')
        .map(({ id, what, key, madeAt }) => ({
          id,
          madeAt,
          ...(what === 'challenge' ? { what, key: key! } : { what }),
        }))
    })
  }

  /** The newest first. */
  all(): readonly Undo[] {
    return this.#undos
  }

  /** Adds a reset, unless its data is too large. Call inside a transaction, before a reload. */
  add(kind: ResetKind, madeAt: number, content: object): void {
    const text = JSON.stringify(content)
    if (Buffer.byteLength(text) > MAX_BYTES) return
    const key = kind.what === 'challenge' ? kind.key : null
    this.#store.run('INSERT INTO Undos (what, key, madeAt, content) VALUES (?, ?, ?, ?)', kind.what, key, madeAt, text)
    this.#store.run('DELETE FROM Undos WHERE id NOT IN (SELECT id FROM Undos ORDER BY id DESC LIMIT ?)', MAX_UNDOS)
  }

  /** The data that a reset has removed. */
  contentOf(id: number): object | null {
    const [row] = this.#store.rows<{ content: string }>('SELECT content FROM Undos WHERE id = ?', id)
    return row ? (JSON.parse(row.content) as object) : null
  }

  /** Removes a reset, which then cannot be undone. Call before a reload. */
  remove(id: number): void {
    this.#store.run('DELETE FROM Undos WHERE id = ?', id)
  }
}
