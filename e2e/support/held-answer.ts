import type { Page, Route } from 'playwright-core'

/** Answers that a test keeps back. */
export interface HeldAnswers {
  /** Lets them through, and all that come later. */
  release(): void
}

interface Held {
  /** Only what is asked by it; else whatever is asked. */
  readonly method?: string
  /** What the page gets in the end; else what the shop has answered. */
  readonly answer?: Parameters<Route['fulfill']>[0]
}

/** Keeps what the shop answers from a page until the test lets it go. @param url glob of the address that is asked */
export async function holdAnswers(page: Page, url: string, { method, answer }: Held = {}): Promise<HeldAnswers> {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return await route.continue()
    const given = answer ?? { response: await route.fetch() }
    await isOpen
    await route.fulfill(given)
  })
  return { release: () => open() }
}
