import type { Browser, BrowserContext, CDPSession, Clock, Page } from 'playwright-core'
import { type FreshPage, openPage, WINDOW } from './browser.ts'

/** Methods whose effect on a page or context cannot be undone. After such a call the page is not reused. */
const LASTING_OF_PAGE = [
  ...['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'pause', 'routeFromHAR'],
  ...['routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
] as const satisfies readonly (keyof Page)[]
const LASTING_OF_CONTEXT = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'route', 'routeFromHAR'],
  ...['routeWebSocket', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation'],
  ...['setHTTPCredentials', 'setOffline', 'setStorageState'],
] as const satisfies readonly (keyof BrowserContext)[]

const LASTING_OF_CLOCK = [
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof Clock)[]

/** An image of the shop: it runs no code, and requesting it changes nothing. */
const STILL = '/assets/public/favicon.svg'
/** Timeout of each cleanup step in milliseconds. After a timeout, the next test gets a new page. */
const CLEARING_MS = 15_000

/** Functions that each remove an event listener. */
type ListenerRemovers = (() => void)[]

/**
 * A page that consecutive tests reuse: a browser compiles the code of the shop for each new profile, which takes longer
 * than many tests. Between tests it is cleared of cookies, storage, other pages, listeners, routes, viewport size and
 * media emulation. The HTTP cache stays. If something cannot be undone, the next test gets a new page in a new profile.
 */
export class ReusedPage {
  readonly #opened: FreshPage
  readonly #wire: CDPSession
  readonly #shop: string
  readonly #listening: ListenerRemovers = []
  #spent = false

  /** Opens a page in a new profile. @param shop address without a trailing slash */
  static async open(browser: Browser, shop: string): Promise<ReusedPage> {
    const opened = await openPage(browser)
    return new ReusedPage(opened, await opened.context.newCDPSession(opened.page), shop)
  }

  private constructor(opened: FreshPage, wire: CDPSession, shop: string) {
    this.#opened = opened
    this.#wire = wire
    this.#shop = shop
    const { context, page } = opened
    const spend = () => {
      this.#spent = true
    }
    page.on('crash', spend)
    this.#stayWith(page)
    context.on('page', (other) => this.#stayWith(other))
    callBefore(page, LASTING_OF_PAGE, spend)
    callBefore(context, LASTING_OF_CONTEXT, spend)
    recordListeners(page, this.#listening)
    recordListeners(context, this.#listening)
    callBefore(context.clock, LASTING_OF_CLOCK, spend)
  }

  get page(): Page {
    return this.#opened.page
  }

  get context(): BrowserContext {
    return this.#opened.context
  }

  /** Data that another site stores in the browser cannot be cleared. */
  #stayWith(page: Page): void {
    page.on('framenavigated', (frame) => {
      const { origin, protocol } = new URL(frame.url())
      if (protocol.startsWith('http') && origin !== this.#shop) this.#spent = true
    })
  }

  /**
   * Ends a test.
   *
   * @returns whether another test may use the page; if not, it is closed
   */
  async clear(): Promise<boolean> {
    const clean = !this.#spent && (await this.#clear().catch(() => false))
    if (!clean) await this.close()
    return clean
  }

  async #clear(): Promise<boolean> {
    const { page, context } = this.#opened
    for (const stop of this.#listening.splice(0)) stop()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())))
    // Leaves the app, so that it stores nothing any more.
    const still = await page.goto(`${this.#shop}${STILL}`, { timeout: CLEARING_MS })
    if (!still?.ok()) return false
    await page.evaluate(() => sessionStorage.clear())
    await this.#wire.send('Storage.clearDataForOrigin', { origin: this.#shop, storageTypes: 'all' })
    await context.clearCookies()
    await page.mouse.move(0, 0)
    await page.setViewportSize(WINDOW.viewport)
    await page.emulateMedia({
      colorScheme: 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      media: null,
      reducedMotion: WINDOW.reducedMotion,
    })
    // Checked at the end: a call during the cleanup counts too.
    return !this.#spent
  }

  close(): Promise<void> {
    return this.#opened.leave()
  }
}

/** Calls `act` before each call of the methods. */
function callBefore<T extends object>(owner: T, methods: readonly (keyof T)[], act: () => void): void {
  for (const method of methods) {
    const usual = (owner[method] as (...args: unknown[]) => unknown).bind(owner)
    Object.assign(owner, {
      [method]: (...args: unknown[]) => {
        act()
        return usual(...args)
      },
    })
  }
}

/** Records listeners that are added to a page or context from now on. */
function recordListeners(owner: Page | BrowserContext, listening: ListenerRemovers): void {
  const emitter = owner as unknown as Record<'on' | 'once' | 'off', (event: string, listener: () => void) => unknown>
  const off = emitter.off.bind(owner)
  for (const method of ['on', 'once'] as const) {
    const usual = emitter[method].bind(owner)
    emitter[method] = (event, listener) => {
      listening.push(() => off(event, listener))
      usual(event, listener)
      return owner
    }
  }
}
