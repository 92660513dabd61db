import { Store } from './store.ts'

/** `confirmation`: it went well. `error`: it did not. */
export type SnackbarKind = 'confirmation' | 'error'

/** What can be done about a message, while it is shown. */
export interface SnackbarAction {
  readonly text: string
  readonly run: () => void
}

export interface Snackbar {
  readonly id: number
  readonly kind: SnackbarKind
  readonly text: string
  readonly action: SnackbarAction | null
  /** So often it was said in a row. */
  readonly count: number
}

/** More at once than this and the oldest goes. */
const MOST_AT_ONCE = 3

/** Short messages at the edge of the screen, oldest first. What shows them also times them. */
export class Snackbars extends Store<readonly Snackbar[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  /** Shows a message; one that is shown already and says the same is counted on. */
  show(kind: SnackbarKind, text: string, action: SnackbarAction | null = null): void {
    const same = this.state.find((shown) => shown.kind === kind && shown.text === text)
    this.#lastId += 1
    const message = { id: same?.id ?? this.#lastId, kind, text, action, count: (same?.count ?? 0) + 1 }
    this.set([...this.state.filter((shown) => shown !== same), message].slice(-MOST_AT_ONCE))
  }

  close(id: number): void {
    this.set(this.state.filter((snackbar) => snackbar.id !== id))
  }
}
