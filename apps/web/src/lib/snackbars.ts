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
}

/** More at once than this and the oldest goes. */
const MOST_AT_ONCE = 3

/** Short messages at the edge of the screen, oldest first. What shows them also times them. */
export class Snackbars extends Store<readonly Snackbar[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  show(kind: SnackbarKind, text: string, action: SnackbarAction | null = null): void {
    this.#lastId += 1
    this.set([...this.state, { id: this.#lastId, kind, text, action }].slice(-MOST_AT_ONCE))
  }

  close(id: number): void {
    this.set(this.state.filter((snackbar) => snackbar.id !== id))
  }
}
