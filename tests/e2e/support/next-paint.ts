import type { Page } from 'playwright-core'

/** Waits for two frames: by then all immediate effects of the last event are rendered. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
