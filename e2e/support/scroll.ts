import type { Page } from 'playwright-core'

/** Scrolls the page as somebody does who reads: the page has heard of it, which comes a moment after it is seen. */
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
