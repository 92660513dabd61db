import type { ProgressStore } from '../store/progress-store.ts'

/** A module that a player wrote and that held when it was judged. */
export interface OwnFix {
  /** TypeScript or Solidity, as it was written. */
  readonly source: string
  /** As it runs: JavaScript, or a compiled file of Solidity as JSON. */
  readonly code: string
  /** Why it was taken out of the shop, in words; null when it was not. */
  readonly notice: string | null
}

/** What is stored of the fixes in a world: which are in place, and the player's own. By id of the weakness. */
export class StoredFixes {
  readonly #store: ProgressStore

  constructor(store: ProgressStore) {
    this.#store = store
  }

  /** What was put in place of flaws: `fix:<name>` or `own`. */
  applied(): Map<string, string> {
    const rows = this.#store.rows<{ weakness: string; choice: string }>('SELECT weakness, choice FROM AppliedFixes')
    return new Map(rows.map(({ weakness, choice }) => [weakness, choice]))
  }

  /** @param choice null: the flaw is back */
  setApplied(weakness: string, choice: string | null): void {
    if (choice === null) this.#store.run('DELETE FROM AppliedFixes WHERE weakness = ?', weakness)
    else this.#store.run('INSERT OR REPLACE INTO AppliedFixes VALUES (?, ?)', weakness, choice)
  }

  /** The player's own module that held last; null while there is none. */
  own(weakness: string): OwnFix | null {
    const [row] = this.#store.rows<OwnFix>('SELECT source, code, notice FROM OwnFixes WHERE weakness = ?', weakness)
    return row ?? null
  }

  setOwn(weakness: string, { source, code, notice }: OwnFix): void {
    this.#store.run('INSERT OR REPLACE INTO OwnFixes VALUES (?, ?, ?, ?)', weakness, source, code, notice)
  }
}
