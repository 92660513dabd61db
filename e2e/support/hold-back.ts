import type { Page, Route } from 'playwright-core'

/**
 * Holds back what a page asks for.
 *
 * @param address a pattern, as `page.route` takes it
 * @param answer what comes in the end; without it what the shop answers
 * @returns lets it come
 */
export async function holdBack(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let comes = () => {}
  const late = new Promise<void>((resolve) => {
    comes = resolve
  })
  await page.route(address, async (route) => {
    await late
    await answer(route)
  })
  return comes
}
