import type { Page } from 'playwright-core'

/** Scrolls the page, and waits until its scroll event was dispatched. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, to)
      }),
    top,
  )
}
