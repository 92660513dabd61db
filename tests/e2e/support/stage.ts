import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAllAppearances, NARROWEST } from './all-appearances.ts'
import { openBrowser } from './browser.ts'
import { ReusedPage } from './reused-page.ts'
import { type RunningShop, type ShopOptions, startShop } from './shop.ts'

/** Shop of a test file, and a page per test without state of earlier tests. */
export interface Stage {
  readonly shop: RunningShop
  readonly context: BrowserContext
  readonly page: Page
  /** Opens a screen of the shop. @param path such as `/basket` */
  open(path: string): Promise<unknown>
}

/**
 * Sets up a shop and pages for the tests of a file. An uncaught error in a page fails its test.
 *
 * @param options of the shop; a function is called after all earlier setup
 * @param cache whether pages may share the HTTP cache of earlier tests
 */
export function setStage(options: ShopOptions | (() => ShopOptions) = {}, { cache = true } = {}): Stage {
  let browser: Browser
  let shop: RunningShop
  let opened: ReusedPage | null = null
  let failures: string[]

  beforeAll(async () => {
    ;[browser, shop] = await Promise.all([
      openBrowser(),
      startShop(typeof options === 'function' ? options() : options),
    ])
  })
  afterAll(async () => {
    await opened?.close()
    await shop?.stop()
  })
  beforeEach(async () => {
    opened ??= await ReusedPage.open(browser, shop.url)
    failures = []
    opened.page.on('pageerror', (error) => failures.push(error.message))
  })
  afterEach(async () => {
    if (!cache) await opened?.close()
    if (!cache || !(await opened?.clear())) opened = null
    expect(failures).toEqual([])
  })

  return {
    get shop() {
      return shop
    },
    get context() {
      return opened!.context
    },
    get page() {
      return opened!.page
    },
    open: (path) => opened!.page.goto(`${shop.url}/#${path}`),
  }
}

/**
 * Checks screens on a phone and on a desktop, in light and dark mode: they must be accessible and must not scroll
 * sideways. Each is opened once, on the phone, which has the least space. Then the window is resized and recoloured,
 * and open dialogs must stay open.
 *
 * @param screens functions that open a screen, by its name
 */
export function inspectScreens(stage: Stage, screens: Readonly<Record<string, () => Promise<unknown>>>): void {
  test.each(Object.keys(screens))(
    '%s is accessible and fits the screen at all widths and in all colour schemes',
    async (screen) => {
      await stage.page.setViewportSize(NARROWEST)
      await screens[screen]!()
      await expectAllAppearances(stage.page)
    },
  )
}
