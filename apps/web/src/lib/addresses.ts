import { type Location, type NavigateOptions, type Navigator, type To, UNSAFE_createHashHistory } from 'react-router'

/** Where positions of the page are kept while it is loaded anew. */
const STORE = 'scroll-positions'

/**
 * The addresses behind `#`: where a visitor is, and the ways on, also for what is no component. It knows how far down each visited
 * address was read, and whether the next screen begins at its top.
 */
export class Addresses {
  readonly #history = UNSAFE_createHashHistory({ v5Compat: true })
  readonly #positions: Map<string, number>
  #staysInPlace = false
  /** Key of the location that the last step back leaves, until it is taken. */
  #left: string | null = null

  constructor(readonly store: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#positions = readPositions(store)
    // The browser would scroll before the screen is there.
    history.scrollRestoration = 'manual'
    giveEntryAKey()
    // Before the history hears of it.
    addEventListener('popstate', () => {
      giveEntryAKey()
      this.#left = null
    })
    addEventListener('pagehide', () => {
      store.setItem(STORE, JSON.stringify([...this.#positions]))
      // A browser may keep the page, and show it again.
      this.#left = null
    })
  }

  get location(): Location {
    return this.#history.location
  }

  get action() {
    return this.#history.action
  }

  /** What the components of React Router go by. */
  readonly navigator: Navigator = {
    createHref: (to) => this.#history.createHref(to),
    encodeLocation: (to) => this.#history.encodeLocation(to),
    go: (steps) => this.#history.go(steps),
    push: (to, state, options) => this.push(to, state, options),
    replace: (to, state, options) => {
      this.#staysInPlace = options?.preventScrollReset === true
      this.#history.replace(to, state)
    },
  }

  push(to: To, state?: unknown, options?: NavigateOptions): void {
    this.#staysInPlace = options?.preventScrollReset === true
    this.#history.push(to, state)
  }

  /**
   * Goes one step back, however often it is asked to before what is shown has changed: the browser goes later, and a screen is drawn later
   * still.
   *
   * @param from key of the location that is shown
   */
  back(from: string): void {
    if (from !== this.location.key || from === this.#left) return
    this.#left = from
    this.#history.go(-1)
  }

  /** The query of the present address, which may not be drawn yet; null where somebody is on the way to another path. */
  queryAt(pathname: string): URLSearchParams | null {
    const { location } = this
    return location.pathname === pathname ? new URLSearchParams(location.search) : null
  }

  /** @returns ends the listening */
  listen(listener: () => void): () => void {
    return this.#history.listen(listener)
  }

  /** Remembers how far down an address was read, in pixels. @param key of its location */
  remember(key: string, top: number): void {
    this.#positions.set(key, top)
  }

  /** Where a screen begins that comes into view, in pixels; null where it stays as it is. @param key of its location */
  positionOf(key: string): number | null {
    if (this.action === 'POP') return this.#positions.get(key) ?? 0
    return this.#staysInPlace ? null : 0
  }
}

/** What somebody types into the address bar is an entry without a key: by it alone two such addresses are told apart. */
function giveEntryAKey(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }, '')
}

function readPositions(store: Pick<Storage, 'getItem'>): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(store.getItem(STORE) ?? '[]')
    return new Map(Array.isArray(kept) ? kept : [])
  } catch {
    // Whoever wrote something else there begins at the top.
    return new Map()
  }
}
