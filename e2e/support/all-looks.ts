import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'

const WIDTHS = [360, 768, 1440] as const
const HEIGHT = 844
const COLORS = ['light', 'dark'] as const

/** A window in colours. */
type Look = readonly [width: (typeof WIDTHS)[number], color: (typeof COLORS)[number]]

const EVERY: readonly Look[] = WIDTHS.flatMap((width) => COLORS.map((color) => [width, color] as const))
/** A phone in light colours and a desk in dark ones are enough for every commit; `npm run test:full` looks at all. */
const LOOKS: readonly Look[] = process.env.TEST_SOAKS
  ? EVERY
  : [
      [360, 'light'],
      [1440, 'dark'],
    ]

/** The window of a phone. */
export const NARROWEST = { width: WIDTHS[0], height: HEIGHT } as const

/** Colours change at once, also of what lies beyond the edge of the window, which a browser would leave for later. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; content-visibility: visible !important }'

/** Lets what changes on a page have its new look at once. */
export async function changeAtOnce(page: Page): Promise<void> {
  // Not as an element: pages with a policy for their content refuse those.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, AT_ONCE)
}

/**
 * Looks at a page as it stands, as wide as a phone, a tablet and a desk, in light and dark colours: nothing keeps anybody out,
 * nothing sticks out at the side, and what lies open stays open.
 *
 * @param also what else holds at each width
 */
export async function expectAllLooks(page: Page, also?: (width: number) => Promise<void>): Promise<void> {
  await changeAtOnce(page)
  const dialogs = await page.getByRole('dialog').count()
  let last: number | null = null
  for (const [width, color] of LOOKS) {
    // In other colours, the same page at the same width differs by its colours alone.
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
