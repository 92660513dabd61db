import { Store } from '@fruit/look/store.ts'

/** `auto` follows the system. */
export type ColorMode = 'light' | 'dark' | 'auto'

/** Order of the modes in the switch. */
export const COLOR_MODES: readonly ColorMode[] = ['auto', 'light', 'dark']

const STORAGE_KEY = 'color-mode'

/** Color mode of this browser. index.html sets the same attribute before the first paint. */
export class ColorModeChoice extends Store<ColorMode> {
  readonly #storage: Storage
  readonly #root: HTMLElement
  readonly #systemIsDark: MediaQueryList

  constructor(storage: Storage, root: HTMLElement, systemIsDark: MediaQueryList) {
    const stored = storage.getItem(STORAGE_KEY)
    super(stored === 'light' || stored === 'dark' ? stored : 'auto')
    this.#storage = storage
    this.#root = root
    this.#systemIsDark = systemIsDark
    systemIsDark.addEventListener('change', () => this.#apply())
    this.#apply()
  }

  choose(mode: ColorMode): void {
    this.#storage.setItem(STORAGE_KEY, mode)
    this.set(mode)
    this.#apply()
  }

  #apply(): void {
    const auto = this.#systemIsDark.matches ? 'dark' : 'light'
    this.#root.dataset.mode = this.state === 'auto' ? auto : this.state
  }
}
