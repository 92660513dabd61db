import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type BrowserProgram, unpackChromium } from './bundled-chromium.ts'

/** Where installers put Chrome and Chromium. */
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

/** What a busy machine may take for one step: to start, to open a page, to show what is to be pressed. */
const PATIENCE_MS = 90_000

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Tests talk to this machine alone: any other name is unknown, and no proxy looks it up for us.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
]

/**
 * Starts a headless browser with a new, empty profile that reaches this machine only. It is `CHROME_PATH` when that is
 * set; otherwise a Chromium or Chrome of this machine, or else the one that npm installed. Close it when done.
 *
 * @throws Error that lists every browser that was tried and why it did not start
 */
export async function launchBrowser(): Promise<Browser> {
  const failures: string[] = []
  for (const find of candidates()) {
    try {
      const { executable, env } = await find()
      return patient(
        await chromium.launch({
          executablePath: executable,
          args: FLAGS,
          env: { ...process.env, ...env },
          timeout: PATIENCE_MS,
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

/** Playwright knows limits of contexts and pages alone: each context of this browser gets ours as it opens. */
function patient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  return browser
}

let shared: Promise<Browser> | undefined

/**
 * Gives the browser that all test files of a process share, because starting one takes as long as a short journey. What
 * an earlier file left open in it is closed. Nobody else closes it: it ends with the process.
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

/** A page of its own for one test. */
export interface FreshPage {
  readonly context: BrowserContext
  readonly page: Page
  /** Ends the test's use of the page, and closes what it opened beside it. */
  leave(): Promise<void>
}

/** Of all journeys that say nothing else: a window of a desk, where nothing moves. */
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
