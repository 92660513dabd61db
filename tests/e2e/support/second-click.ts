import type { Locator, Request } from 'playwright-core'

/**
 * Dispatches the second click of a double click, after the response to the first.
 *
 * @returns requests of this click that change something
 */
export async function secondClick(button: Locator): Promise<readonly string[]> {
  const page = button.page()
  const sent: string[] = []
  const note = (request: Request) => {
    if (['POST', 'PUT', 'DELETE'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`)
  }
  page.on('request', note)
  await button.dispatchEvent('click', { detail: 2 })
  // Requests of the click were sent before this one.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).then(() => {}))
  page.off('request', note)
  return sent
}

/** Clicks a button twice before the next render. */
export async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
