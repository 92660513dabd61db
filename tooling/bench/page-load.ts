import type { Browser, CDPSession, Page } from 'playwright-core'

/** Cost of a first visit to a page. */
export interface PageLoad {
  /** Largest contentful paint, in milliseconds from the start of the navigation. */
  readonly paintMs: number
  /** Total blocking time in milliseconds: the part above 50 ms of each task, until the end of the measurement. */
  readonly blockedMs: number
  /** Cumulative layout shift without recent input. */
  readonly shift: number
  readonly requests: number
  /** Transferred bytes of all requests. */
  readonly bytes: number
  /** Transferred bytes of scripts that the page itself requests. */
  readonly scriptBytes: number
}

/** A slow phone: 1.6 Mbit/s, 150 ms latency, a quarter of this machine's speed. */
const THROTTLE = {
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
  offline: false,
}
const SLOW_DOWN = 4
/** A page counts as loaded after this time without network activity, in milliseconds. */
const QUIET_MS = 2000

/** Loads a page like a first-time visitor with a slow phone. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    const traffic = await watchTraffic(wire)
    await wire.send('Network.emulateNetworkConditions', THROTTLE)
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.addInitScript(watchPaints)
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await traffic.quiet()
    return { ...(await paints(page)), ...traffic.sums() }
  } finally {
    await context.close()
  }
}

async function watchTraffic(wire: CDPSession) {
  await wire.send('Network.enable')
  const kinds = new Map<string, string>()
  let last = performance.now()
  let requests = 0
  let bytes = 0
  let scriptBytes = 0
  wire.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return
    requests++
    kinds.set(requestId, type ?? '')
    last = performance.now()
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength
    last = performance.now()
  })
  return {
    sums: () => ({ requests, bytes, scriptBytes }),
    quiet: async () => {
      while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100))
    },
  }
}

interface Watched {
  paintMs: number
  blockedMs: number
  shift: number
}

/** Runs in the page before its own scripts. */
function watchPaints(): void {
  const seen: Watched = { paintMs: 0, blockedMs: 0, shift: 0 }
  Object.assign(window, { seenByBench: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blockedMs += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

function paints(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as unknown as { seenByBench: Watched }).seenByBench)
}
