import { Store } from './store.ts'

/** `confirmation`: success. `error`: failure. */
export type SnackbarKind = 'confirmation' | 'error'

/** An action that is offered with a message. */
export interface SnackbarAction {
  readonly text: string
  readonly run: () => void
}

export interface Snackbar {
  readonly id: number
  readonly kind: SnackbarKind
  readonly text: string
  readonly action: SnackbarAction | null
  /** Number of equal messages in a row. */
  readonly count: number
}

/** Maximum number of messages. The oldest is removed first. */
const MAX_SNACKBARS = 3

/** Short messages at the edge of the screen, oldest first. `SnackbarList` controls their duration. */
export class Snackbars extends Store<readonly Snackbar[]> {
  #lastId = 0

  constructor() {
    super([])
  }

  /** Shows a message, or increases the count of an equal one. */
  show(kind: SnackbarKind, text: string, action: SnackbarAction | null = null): void {
    const same = this.state.find((shown) => shown.kind === kind && shown.text === text)
    this.#lastId += 1
    const message = { id: same?.id ?? this.#lastId, kind, text, action, count: (same?.count ?? 0) + 1 }
    this.set([...this.state.filter((shown) => shown !== same), message].slice(-MAX_SNACKBARS))
  }

  close(id: number): void {
    this.set(this.state.filter((snackbar) => snackbar.id !== id))
  }
}
