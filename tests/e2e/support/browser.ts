import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type BrowserProgram, unpackChromium } from './bundled-chromium.ts'

/** Usual installation paths of Chrome and Chromium. */
const USUAL_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** Timeout in milliseconds of each step (start, page load, action) on a busy machine. */
const TIMEOUT_MS = 90_000

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tests only use this machine: other host names are not resolved, and no proxy is used.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
]

/**
 * Starts a headless browser with a new, empty profile that only reaches this machine. It is the one at `CHROME_PATH` if
 * set, otherwise Chromium or Chrome of this machine, otherwise the one from npm. Close it when done.
 *
 * @throws Error that lists every browser that was tried and why it did not start
 */
export async function launchBrowser(): Promise<Browser> {
  const failures: string[] = []
  for (const find of candidates()) {
    try {
      const { executable, env } = await find()
      return withTimeouts(
        await chromium.launch({
          executablePath: executable,
          args: FLAGS,
          env: { ...process.env, ...env },
          timeout: TIMEOUT_MS,
        }),
      )
    } catch (error) {
      failures.push((error as Error).message)
    }
  }
  throw new Error(
    `No browser starts. Install Chromium or Chrome, or set CHROME_PATH to one.\n\n${failures.join('\n\n')}`,
  )
}

/** Playwright sets timeouts only on contexts and pages, so each new context gets ours. */
function withTimeouts(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(TIMEOUT_MS)
    return context
  }
  return browser
}

let shared: Promise<Browser> | undefined

/**
 * Returns the browser that all test files of a process share, because a start takes as long as a short E2E test. Closes
 * contexts that an earlier file left open. The browser ends with the process: callers do not close it.
 */
export async function openBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined)
  if (running?.isConnected()) {
    await Promise.all(running.contexts().map((context) => context.close()))
    return running
  }
  shared = launchBrowser()
  return shared
}

/** A page for one test. */
export interface FreshPage {
  readonly context: BrowserContext
  readonly page: Page
  /** Ends the test's use of the page, and closes everything it opened. */
  leave(): Promise<void>
}

/** Default of all E2E tests: a desktop window with reduced motion. */
export const WINDOW = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Opens a page with an empty profile: no cookies, no storage, no cache. */
export async function openPage(browser: Browser): Promise<FreshPage> {
  const context = await browser.newContext(WINDOW)
  const page = await context.newPage()
  return { context, page, leave: () => context.close() }
}

/** Browsers in the order in which they are tried. */
function candidates(): (() => BrowserProgram | Promise<BrowserProgram>)[] {
  const chosen = process.env.CHROME_PATH
  const onMachine = (executable: string) => () => ({ executable, env: {} })
  if (chosen) return [onMachine(chosen)]
  return [...(USUAL_PATHS[process.platform] ?? []).filter((path) => existsSync(path)).map(onMachine), unpackChromium]
}
