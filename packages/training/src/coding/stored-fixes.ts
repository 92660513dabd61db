import type { ProgressStore } from '../store/progress-store.ts'

/** A module that a player wrote and that held when it was judged. */
export interface OwnFix {
  /** TypeScript or Solidity, as it was written. */
  readonly source: string
  /** Executable form: JavaScript, or a compiled Solidity file as JSON. */
  readonly code: string
  /** Reason for its removal from the shop, as text; null while it was not removed. */
  readonly notice: string | null
}

/** The stored fixes of a world: which are installed, and the player's own. By id of the weakness. */
export class StoredFixes {
  readonly #store: ProgressStore

  constructor(store: ProgressStore) {
    this.#store = store
  }

  /** Installed variants other than the flaw: `fix:<name>` or `own`. */
  applied(): Map<string, string> {
    const rows = this.#store.rows<{ weakness: string; choice: string }>('SELECT weakness, choice FROM AppliedFixes')
    return new Map(rows.map(({ weakness, choice }) => [weakness, choice]))
  }

  /** @param choice null: the flaw is installed */
  setApplied(weakness: string, choice: string | null): void {
    if (choice === null) this.#store.run('DELETE FROM AppliedFixes WHERE weakness = ?', weakness)
    else this.#store.run('INSERT OR REPLACE INTO AppliedFixes VALUES (?, ?)', weakness, choice)
  }

  /** The player's last module that held; null without one. */
  own(weakness: string): OwnFix | null {
    const [row] = this.#store.rows<OwnFix>('SELECT source, code, notice FROM OwnFixes WHERE weakness = ?', weakness)
    return row ?? null
  }

  setOwn(weakness: string, { source, code, notice }: OwnFix): void {
    this.#store.run('INSERT OR REPLACE INTO OwnFixes VALUES (?, ?, ?, ?)', weakness, source, code, notice)
  }
}
