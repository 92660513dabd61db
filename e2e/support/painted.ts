import type { Page } from 'playwright-core'

/** Waits until the page is drawn anew: whatever follows at once from what happened has followed by then. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
