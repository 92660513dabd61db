import type { ComponentType, ReactNode } from 'react'
import { matchPath } from 'react-router'
import type { Texts } from '../lib/i18n.ts'
import { SCREENS, type Screen } from './screens.ts'

/** A screen whose code and texts are loaded. */
export interface LoadedScreen {
  readonly Content: ComponentType
  /** Frame around the screen for customers. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }> | undefined
}

/** The code or the texts of a screen could not be loaded. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** A screen that no menu links to. */
export type UnlistedComponent = ComponentType<{
  /** The path that opened it. */
  readonly unlistedPath: string
}>

type LoadUnlisted = () => Promise<UnlistedComponent>

/** Loads each screen once, when it is requested. */
export class LazyScreens {
  readonly #asked = new Map<Screen, Promise<LoadedScreen>>()
  readonly #unlisted = new Map<LoadUnlisted, Promise<UnlistedComponent>>()
  readonly #failed = new Set<Screen | LoadUnlisted>()
  readonly #texts: Pick<Texts, 'load'>

  constructor(texts: Pick<Texts, 'load'>) {
    this.#texts = texts
  }

  load(screen: Screen): Promise<LoadedScreen> {
    const asked = this.#asked.get(screen)
    if (asked) return asked
    const coming = this.#fetch(screen).catch((cause: unknown) => {
      throw new ScreenNotLoaded(`The screen ${screen.path} could not be loaded.`, { cause })
    })
    this.#asked.set(screen, coming)
    // The component that renders the screen handles the failure as well.
    coming.catch(() => this.#failed.add(screen))
    return coming
  }

  /**
   * Loads a screen that no menu links to. @param load imports it; must be a constant, because it is the key of the
   * cache
   */
  loadUnlisted(load: LoadUnlisted): Promise<UnlistedComponent> {
    const asked = this.#unlisted.get(load)
    if (asked) return asked
    const coming = load().catch((cause: unknown) => {
      throw new ScreenNotLoaded('A screen could not be loaded.', { cause })
    })
    this.#unlisted.set(load, coming)
    coming.catch(() => this.#failed.add(load))
    return coming
  }

  /** Lets failed screens be requested again, after the address has changed. */
  forgetFailures(): void {
    for (const failed of this.#failed) {
      this.#asked.delete(failed as Screen)
      this.#unlisted.delete(failed as LoadUnlisted)
    }
    this.#failed.clear()
  }

  /** Preloads the screen of an address, if it has one of its own. @returns resolves when it has loaded or failed */
  async preload(pathname: string): Promise<void> {
    const screen = SCREENS.find(({ path }) => matchPath(`/${path}`, pathname))
    // The component that renders the screen handles the failure.
    if (screen) await this.load(screen).catch(() => {})
  }

  async #fetch({ load, isOfAccount, texts }: Screen): Promise<LoadedScreen> {
    const [Content, Frame] = await Promise.all([
      load(),
      isOfAccount ? import('./layout/account-frame.tsx').then(({ AccountFrame }) => AccountFrame) : undefined,
      texts && this.#texts.load(texts),
    ])
    return { Content, Frame }
  }
}
