import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'

const WIDTHS = [360, 768, 1440] as const
const HEIGHT = 844
const COLORS = ['light', 'dark'] as const

/** Window width in pixels, and colour scheme. */
type Appearance = readonly [width: (typeof WIDTHS)[number], color: (typeof COLORS)[number]]

const ALL_APPEARANCES: readonly Appearance[] = WIDTHS.flatMap((width) => COLORS.map((color) => [width, color] as const))
/** Normal runs check a phone in light mode and a desktop in dark mode, `npm run test:full` all combinations. */
const CHECKED_APPEARANCES: readonly Appearance[] = process.env.TEST_SOAKS
  ? ALL_APPEARANCES
  : [
      [360, 'light'],
      [1440, 'dark'],
    ]

/** The viewport of a phone. */
export const NARROWEST = { width: WIDTHS[0], height: HEIGHT } as const

/** Disables transitions, and renders content below the fold, which `content-visibility` would postpone. */
const NO_TRANSITIONS = '*, ::before, ::after { transition: none !important; content-visibility: visible !important }'

/** Makes changes on a page visible without transitions. */
export async function disableTransitions(page: Page): Promise<void> {
  // Not a style element: pages with a Content Security Policy refuse those.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, NO_TRANSITIONS)
}

/**
 * Checks the current state of a page at the widths of a phone, a tablet and a desktop, in light and dark mode. It must
 * be accessible, must not scroll sideways, and open dialogs must stay open.
 *
 * @param also additional checks at each width
 */
export async function expectAllAppearances(page: Page, also?: (width: number) => Promise<void>): Promise<void> {
  await disableTransitions(page)
  const dialogs = await page.getByRole('dialog').count()
  let last: number | null = null
  for (const [width, color] of CHECKED_APPEARANCES) {
    // At the same width, another colour scheme only changes colours.
    const colorsOnly = width === last
    if (!colorsOnly) {
      await page.setViewportSize({ width, height: HEIGHT })
      await also?.(width)
    }
    last = width
    await page.emulateMedia({ colorScheme: color, reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe(color)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await accessibilityProblems(page, colorsOnly), `${width} pixels, ${color}`).toEqual([])
  }
  expect(await page.getByRole('dialog').count(), 'dialogs that stayed open').toBe(dialogs)
}
