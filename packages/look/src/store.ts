import { useSyncExternalStore } from 'react'

/** An observable value. */
export class Store<State> {
  readonly #listeners = new Set<() => void>()
  #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** The same object until it changes. */
  get state(): State {
    return this.#state
  }

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  protected set(state: State): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The state of a store. The component is rendered again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, () => store.state)
}
