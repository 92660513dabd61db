import { Store } from './store.ts'

/** `auto` follows the system. */
export type ColorMode = 'light' | 'dark' | 'auto'

/** The order in which the switch goes through them. */
export const COLOR_MODES: readonly ColorMode[] = ['auto', 'light', 'dark']

const STORED_AS = 'color-mode'

interface ColorModeState {
  readonly chosen: ColorMode
  /** What the choice comes to at this moment. */
  readonly shown: Exclude<ColorMode, 'auto'>
}

/** Light or dark, for this browser. index.html sets the same attribute before the first paint. */
export class ColorModeChoice extends Store<ColorModeState> {
  readonly #storage: Storage
  readonly #root: HTMLElement
  readonly #systemIsDark: MediaQueryList

  constructor(storage: Storage, root: HTMLElement, systemIsDark: MediaQueryList) {
    const stored = storage.getItem(STORED_AS)
    super({ chosen: stored === 'light' || stored === 'dark' ? stored : 'auto', shown: 'light' })
    this.#storage = storage
    this.#root = root
    this.#systemIsDark = systemIsDark
    systemIsDark.addEventListener('change', () => this.#show(this.state.chosen))
    this.#show(this.state.chosen)
  }

  choose(mode: ColorMode): void {
    this.#storage.setItem(STORED_AS, mode)
    this.#show(mode)
  }

  #show(chosen: ColorMode): void {
    const auto = this.#systemIsDark.matches ? 'dark' : 'light'
    const shown = chosen === 'auto' ? auto : chosen
    this.#root.dataset.mode = shown
    this.set({ chosen, shown })
  }
}
