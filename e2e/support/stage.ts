import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectAllLooks, NARROWEST } from './all-looks.ts'
import { openBrowser } from './browser.ts'
import { KeptPage } from './kept-page.ts'
import { type RunningShop, type ShopOptions, startShop } from './shop.ts'

/** What journeys of one file share: a shop of their own, and for each of them a page in which nobody was before. */
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
 * @param cache whether a browser may know what journeys before loaded
 */
export function setStage(options: ShopOptions | (() => ShopOptions) = {}, { cache = true } = {}): Stage {
  let browser: Browser
  let shop: RunningShop
  let opened: KeptPage | null = null
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
    opened ??= await KeptPage.open(browser, shop.url)
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
 * Looks at screens on a phone and on a desk, in light and dark colours: nothing keeps anybody out, and nothing sticks
 * out at the side. Each is opened once, on the phone, where there is least room to do it; then the same screen is
 * widened and recoloured, so what lies open must stay open.
 *
 * @param screens how each is opened, by what it shows
 */
export function inspectScreens(stage: Stage, screens: Readonly<Record<string, () => Promise<unknown>>>): void {
  test.each(Object.keys(screens))('%s is accessible and fits the screen, in all widths and colours', async (screen) => {
    await stage.page.setViewportSize(NARROWEST)
    await screens[screen]!()
    await expectAllLooks(stage.page)
  })
}
