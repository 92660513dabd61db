import type { Page, Route } from 'playwright-core'

/** Responses that a test delays. */
export interface DelayedResponses {
  /** Lets them through, and all later ones. */
  release(): void
}

interface Held {
  /** Only requests with this method. Default: all. */
  readonly method?: string
  /** Response for the page. Default: the response of the shop. */
  readonly answer?: Parameters<Route['fulfill']>[0]
}

/** Delays responses of the shop until the test releases them. @param url glob of the request URL */
export async function delayResponses(
  page: Page,
  url: string,
  { method, answer }: Held = {},
): Promise<DelayedResponses> {
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
