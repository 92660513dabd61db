import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { launchBrowser } from './browser.ts'
import { type RunningShop, type ShopOptions, startShop } from './shop.ts'

/** What journeys of one file share: a shop of their own, and for each of them a page with an empty profile. */
export interface Stage {
  readonly shop: RunningShop
  readonly context: BrowserContext
  readonly page: Page
  /** Opens a screen of the shop. @param path such as `/basket` */
  open(path: string): Promise<unknown>
}

/**
 * Sets the stage for the journeys of a file, and clears it after them. An error that nobody caught in a page fails its
 * test.
 *
 * @param options of the shop; a function is asked when everything before it was set up
 */
export function setStage(options: ShopOptions | (() => ShopOptions) = {}): Stage {
  let browser: Browser
  let shop: RunningShop
  let context: BrowserContext
  let page: Page
  let failures: string[]

  beforeAll(async () => {
    ;[browser, shop] = await Promise.all([
      launchBrowser(),
      startShop(typeof options === 'function' ? options() : options),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    failures = []
    page.on('pageerror', (error) => failures.push(error.message))
  })
  afterEach(async () => {
    await context.close()
    expect(failures).toEqual([])
  })

  return {
    get shop() {
      return shop
    },
    get context() {
      return context
    },
    get page() {
      return page
    },
    open: (path) => page.goto(`${shop.url}/#${path}`),
  }
}

/** Colours change at once, also of what lies beyond the edge of the window, which a browser would leave for later. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; content-visibility: visible !important }'
const WIDTHS = [360, 1440] as const
const COLORS = ['light', 'dark'] as const

/**
 * Looks at screens on a phone and on a desk, in light and dark colours: nothing keeps anybody out, and nothing sticks
 * out at the side. Each is opened once, on the phone, where there is least room to do it; then the same screen is
 * widened and recoloured, so what lies open must stay open.
 *
 * @param screens how each is opened, by what it shows
 */
export function inspectScreens(stage: Stage, screens: Readonly<Record<string, () => Promise<unknown>>>): void {
  test.each(Object.keys(screens))('%s is accessible and fits the screen, in all widths and colours', async (screen) => {
    const { page } = stage
    await page.setViewportSize({ width: WIDTHS[0], height: 844 })
    await screens[screen]!()
    await page.addStyleTag({ content: AT_ONCE })
    const dialogs = await page.getByRole('dialog').count()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      for (const colorScheme of COLORS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe(colorScheme)
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await accessibilityProblems(page), `${width} pixels, ${colorScheme}`).toEqual([])
      }
    }
    expect(await page.getByRole('dialog').count(), 'dialogs that stayed open').toBe(dialogs)
  })
}
