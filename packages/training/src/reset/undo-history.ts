import type { ProgressStore } from '../store/progress-store.ts'

/** What a reset was about. */
export type ResetKind = { readonly what: 'challenge'; readonly key: string } | { readonly what: 'progress' | 'shop' }

/** A reset that can be undone. */
export type Undo = ResetKind & {
  readonly id: number
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}

/** At most so many resets can be undone; the oldest give way. */
const MOST = 10
/** What a reset has taken away is not kept beyond this size, in bytes. */
const LARGEST = 5_000_000
/** For so long a reset can be undone. */
export const UNDO_LIFE_MS = 24 * 60 * 60 * 1000

interface UndoRow {
  readonly id: number
  readonly what: ResetKind['what']
  readonly key: string | null
  readonly madeAt: number
}

/** The resets of a world that can be undone, with what each has taken away. */
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

  /** Adds a reset, or nothing where it has taken too much away. Called inside a transaction, before a reload. */
  add(kind: ResetKind, madeAt: number, content: object): void {
    const text = JSON.stringify(content)
    if (Buffer.byteLength(text) > LARGEST) return
    const key = kind.what === 'challenge' ? kind.key : null
    this.#store.run('INSERT INTO Undos (what, key, madeAt, content) VALUES (?, ?, ?, ?)', kind.what, key, madeAt, text)
    this.#store.run('DELETE FROM Undos WHERE id NOT IN (SELECT id FROM Undos ORDER BY id DESC LIMIT ?)', MOST)
  }

  /** What a reset has taken away. */
  contentOf(id: number): object | null {
    const [row] = this.#store.rows<{ content: string }>('SELECT content FROM Undos WHERE id = ?', id)
    return row ? (JSON.parse(row.content) as object) : null
  }

  /** Removes a reset, which cannot be undone any more. Called before a reload. */
  remove(id: number): void {
    this.#store.run('DELETE FROM Undos WHERE id = ?', id)
  }
}
