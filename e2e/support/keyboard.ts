import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** No screen has more places for the focus than this. */
const FAR = 150

interface Walk {
  /** The way: on, or back. */
  readonly key?: 'Tab' | 'Shift+Tab'
  /** Looks at each place where the focus rests on the way. */
  readonly look?: () => Promise<unknown>
}

/** Walks by Tab until the focus is on a control; waits for it first, and until it can be used. */
export async function tabTo(place: Locator, { key = 'Tab', look }: Walk = {}): Promise<void> {
  await place.waitFor()
  await expect.poll(() => place.isEnabled()).toBe(true)
  for (let step = 0; step < FAR; step++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await place.page().keyboard.press(key)
    await look?.()
  }
  throw new Error(`${FAR} presses of ${key} do not reach ${place}.`)
}
