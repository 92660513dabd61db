import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 150

interface Walk {
  /** Direction. Default: forwards. */
  readonly key?: 'Tab' | 'Shift+Tab'
  /** Called at each tab stop on the way. */
  readonly look?: () => Promise<unknown>
}

/** Presses Tab until a control has focus. Waits first until it is enabled. */
export async function tabTo(place: Locator, { key = 'Tab', look }: Walk = {}): Promise<void> {
  await place.waitFor()
  await expect.poll(() => place.isEnabled()).toBe(true)
  for (let step = 0; step < MAX_TAB_STOPS; step++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await place.page().keyboard.press(key)
    await look?.()
  }
  throw new Error(`${MAX_TAB_STOPS} presses of ${key} do not reach ${place}.`)
}
