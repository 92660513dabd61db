import type { Page } from 'playwright-core'

/** Answers that a test keeps back. */
export interface HeldAnswers {
  /** Lets them through, and all that come later. */
  release(): void
}

/** Keeps what the shop answers from a page until the test lets it go. @param url glob of the address that is asked */
export async function holdAnswers(page: Page, url: string, method?: string): Promise<HeldAnswers> {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return await route.continue()
    const response = await route.fetch()
    await isOpen
    await route.fulfill({ response })
  })
  return { release: () => open() }
}
