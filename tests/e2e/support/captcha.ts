import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The result of the captcha on the contact screen. */
export async function solveCaptcha(page: Page): Promise<string> {
  await expect.poll(() => page.textContent('#captcha')).toMatch(/\d/)
  const parts = (await page.textContent('#captcha'))!.split(/([+-])/)
  const product = (text: string) => text.split('*').reduce((total, factor) => total * Number(factor), 1)
  let sum = product(parts[0]!)
  for (let place = 1; place < parts.length; place += 2)
    sum += (parts[place] === '-' ? -1 : 1) * product(parts[place + 1]!)
  return String(sum)
}
