import type { ComponentType, ReactNode } from 'react'
import { matchPath } from 'react-router'
import type { Texts } from '../lib/i18n.ts'
import { SCREENS, type Screen } from './screens.ts'

/** A screen whose code is there, with its texts. */
export interface LoadedScreen {
  readonly Content: ComponentType
  /** What stands around it for customers. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }> | undefined
}

/** The code or the texts of a screen could not be had. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** Screens come when they are asked for, once. */
export class LateScreens {
  readonly #asked = new Map<Screen, Promise<LoadedScreen>>()
  readonly #failed = new Set<Screen>()
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
    // Whoever draws the screen hears of the failure as well.
    coming.catch(() => this.#failed.add(screen))
    return coming
  }

  /** What failed to come is asked for again: another address was chosen. */
  forgetFailures(): void {
    for (const screen of this.#failed) this.#asked.delete(screen)
    this.#failed.clear()
  }

  /** Asks ahead for the screen of an address, if it has one of its own. @returns ends when it is there, or failed to come */
  async prepare(pathname: string): Promise<void> {
    const screen = SCREENS.find(({ path }) => matchPath(`/${path}`, pathname))
    // Whoever draws the screen hears of the failure.
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
