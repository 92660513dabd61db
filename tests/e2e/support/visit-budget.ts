import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Checks the budget of a first visit: at most 22 requests without the Socket.IO connection, and 400 kB transferred.
 * Scripts are at most 170 kB of it: 150 kB, and the Socket.IO client that loads after the first screen.
 *
 * @param open opens the screen, with empty caches
 */
export async function expectVisitBudget(page: Page, open: () => Promise<unknown>): Promise<void> {
  await clearCaches(page)
  const sizes: { readonly code: boolean; readonly bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    sizes.push({ code: request.resourceType() === 'script', bytes: responseBodySize + responseHeadersSize })
  })
  let sockets = 0
  page.on('websocket', () => sockets++)
  await open()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => sockets).toBe(1)
  const sum = (list: typeof sizes) => list.reduce((total, { bytes }) => total + bytes, 0)
  expect(sizes.length).toBeLessThanOrEqual(22)
  expect(sum(sizes)).toBeLessThanOrEqual(400_000)
  expect(sum(sizes.filter(({ code }) => code))).toBeLessThanOrEqual(170_000)
  expect(sizes.length).toBeGreaterThan(10)
}

/** Empties the caches of the browser and of the renderer process. */
async function clearCaches(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.clearBrowserCache')
  // Disabling the cache makes the process drop its memory cache.
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  await wire.send('Network.setCacheDisabled', { cacheDisabled: false })
  await wire.detach()
}
