import { Store } from '@fruit/look/store.ts'
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router'

/** Key under which scroll positions are stored while the page reloads. */
const STORAGE_KEY = 'scroll-positions'

interface Navigation {
  readonly location: Location
  readonly action: NavigationType
}

/**
 * History of locations in the URL's hash, for the components of React Router and for code outside components. It stores
 * how far each visited location was scrolled and whether the next screen starts at its top.
 */
export class AppHistory extends Store<Navigation> implements Navigator {
  readonly #positions: Map<string, number>
  #staysInPlace = false
  /** Key of the location that the last step back leaves; null after the navigation. */
  #left: string | null = null

  constructor(store: Pick<Storage, 'getItem' | 'setItem'>) {
    super({ location: readLocation(), action: NavigationType.Pop })
    this.#positions = readPositions(store)
    // The browser would scroll before the screen is rendered.
    history.scrollRestoration = 'manual'
    addEventListener('popstate', () => {
      this.#left = null
      this.set({ location: readLocation(), action: NavigationType.Pop })
    })
    addEventListener('pagehide', () => {
      store.setItem(STORAGE_KEY, JSON.stringify([...this.#positions]))
      // A page in the browser's back/forward cache may be shown again.
      this.#left = null
    })
  }

  get location(): Location {
    return this.state.location
  }

  // Arrow functions, because React Router calls these without their object.
  readonly createHref = (to: To): string => `#${typeof to === 'string' ? to : createPath(to)}`

  readonly go = (steps: number): void => history.go(steps)

  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void => {
    const key = createKey()
    history.pushState({ state, key }, '', this.createHref(to))
    this.#navigated(NavigationType.Push, key, options)
  }

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void => {
    const key = createKey()
    history.replaceState({ state, key }, '', this.createHref(to))
    this.#navigated(NavigationType.Replace, key, options)
  }

  #navigated(action: NavigationType, key: string, options: NavigateOptions | undefined): void {
    this.#staysInPlace = options?.preventScrollReset === true
    // Saved now, because a quick user leaves the new location before it is rendered.
    if (this.#staysInPlace) this.saveScrollPosition(key, this.#positions.get(this.location.key) ?? 0)
    this.set({ location: readLocation(), action })
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
    this.go(-1)
  }

  /** Query of the current location, which may not be rendered yet; null if the current path is another one. */
  queryAt(pathname: string): URLSearchParams | null {
    const { location } = this
    return location.pathname === pathname ? new URLSearchParams(location.search) : null
  }

  /** Stores the scroll position of a location, in pixels. @param key of the location */
  saveScrollPosition(key: string, top: number): void {
    this.#positions.set(key, top)
  }

  /**
   * Scroll position at which a screen starts, in pixels; null if the page must not scroll. @param key of its location
   */
  scrollPositionOf(key: string): number | null {
    if (this.state.action === NavigationType.Pop) return this.#positions.get(key) ?? 0
    return this.#staysInPlace ? null : 0
  }
}

/** The location of the page's URL and history entry. */
function readLocation(): Location {
  // An entry that the user typed into the address bar has no key. A key is needed to tell two of them apart.
  if (!history.state?.key) history.replaceState({ key: createKey() }, '')
  const { state = null, key } = history.state
  const { pathname = '/', search = '', hash = '' } = parsePath(location.hash.slice(1))
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search, hash, state, key }
}

function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-')
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
