import { expect } from 'vitest'
import { logInAsAccountant } from '../customer.ts'
import { followMenu } from './as-visitor.ts'
import { products, see, type Visitor } from './visitor.ts'

/** Continues in the tab as the accountant. Their password is unknown, so the session is created outside the page. */
export async function keepTheBooks(visitor: Visitor): Promise<void> {
  const { page, context, shop } = visitor
  const { token, basketId } = await logInAsAccountant(visitor)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await page.evaluate(
    ([token, bid]) => {
      localStorage.setItem('token', token!)
      sessionStorage.setItem('bid', bid!)
    },
    [token, String(basketId)],
  )
  await page.reload()
  await products(visitor).waitFor()
  await see(visitor, '/accounting')
  await page.locator('mat-row').first().waitFor()
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const delivered = saved()
  await page.locator('main mat-row button').first().click()
  expect((await delivered).status()).toBe(200)
  const priced = saved()
  const price = page.locator('main form input').first()
  await price.fill('3.21')
  await price.press('Enter')
  expect((await priced).status()).toBe(200)
  await followMenu(visitor)
}
