import type { Locator, Request } from 'playwright-core'

/**
 * Presses a button as the second click of a double click does, when the first one has been answered already.
 *
 * @returns the calls that it made to change something
 */
export async function secondPress(button: Locator): Promise<readonly string[]> {
  const page = button.page()
  const sent: string[] = []
  const note = (request: Request) => {
    if (['POST', 'PUT', 'DELETE'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`)
  }
  page.on('request', note)
  await button.dispatchEvent('click', { detail: 2 })
  // What it sent has gone before this.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).then(() => {}))
  page.off('request', note)
  return sent
}

/** Presses a button twice before anything is drawn. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
