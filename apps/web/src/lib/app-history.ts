import { type Location, type NavigateOptions, type Navigator, type To, UNSAFE_createHashHistory } from 'react-router'

/** Key under which scroll positions are stored while the page reloads. */
const STORAGE_KEY = 'scroll-positions'

/**
 * The hash router's history: the current location, navigation also for code outside components, and scroll positions.
 * It stores how far each visited location was scrolled and whether the next screen starts at its top.
 */
export class AppHistory {
  readonly #history = UNSAFE_createHashHistory({ v5Compat: true })
  readonly #positions: Map<string, number>
  #staysInPlace = false
  /** Key of the location that the last step back leaves; null after the navigation. */
  #left: string | null = null

  constructor(readonly store: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#positions = readPositions(store)
    // The browser would scroll before the screen is rendered.
    history.scrollRestoration = 'manual'
    ensureEntryKey()
    // Registered before the history's own listener.
    addEventListener('popstate', () => {
      ensureEntryKey()
      this.#left = null
    })
    addEventListener('pagehide', () => {
      store.setItem(STORAGE_KEY, JSON.stringify([...this.#positions]))
      // A page in the browser's back/forward cache may be shown again.
      this.#left = null
    })
  }

  get location(): Location {
    return this.#history.location
  }

  get action() {
    return this.#history.action
  }

  /** Navigator for the components of React Router. */
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
   * Goes one step back. Repeated calls before the location has changed count once, because the browser navigates
   * asynchronously and the screen renders later still.
   *
   * @param from key of the location that is shown
   */
  back(from: string): void {
    if (from !== this.location.key || from === this.#left) return
    this.#left = from
    this.#history.go(-1)
  }

  /** Query of the current location, which may not be rendered yet; null if the current path is another one. */
  queryAt(pathname: string): URLSearchParams | null {
    const { location } = this
    return location.pathname === pathname ? new URLSearchParams(location.search) : null
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    return this.#history.listen(listener)
  }

  /** Stores the scroll position of a location, in pixels. @param key of the location */
  saveScrollPosition(key: string, top: number): void {
    this.#positions.set(key, top)
  }

  /**
   * Scroll position at which a screen starts, in pixels; null if the page must not scroll. @param key of its location
   */
  scrollPositionOf(key: string): number | null {
    if (this.action === 'POP') return this.#positions.get(key) ?? 0
    return this.#staysInPlace ? null : 0
  }
}

/** Entries that the user typed into the address bar have no key. A key is needed to tell two of them apart. */
function ensureEntryKey(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: crypto.getRandomValues(new Uint32Array(2)).join('-') }, '')
}

function readPositions(store: Pick<Storage, 'getItem'>): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept : [])
  } catch {
    // Malformed content: all screens start at their top.
    return new Map()
  }
}
