import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillBasket, newCustomer, PASSWORD } from './support/customer.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

// As test suites for the reference application start it, including the welcome banner that they close.
const stage = setStage({
  env: { NODE_ENV: 'compat' },
  config: { application: { welcomeBanner: { showOnFirstStart: true } } },
})

/** Finds an element by the exact accessible name that those suites use, by role and by `aria-label`. */
async function find(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<Locator> {
  const found = page.getByRole(role, { name, exact: true }).first()
  await found.waitFor()
  expect(await found.getAttribute('aria-label'), name).toBe(name)
  return found
}

test('test suites for the reference application find all controls by name, from the welcome banner to the order', async () => {
  const { page } = stage
  const email = 'suite@fruit.test'
  const customer = await newCustomer(stage, 'suite')
  await fillBasket(customer, { 1: 1 })

  await stage.open('/')
  await (await find(page, 'button', english('WELCOME_CLOSE'))).click()
  await (await find(page, 'button', 'dismiss cookie message')).click()
  await find(page, 'button', english('LANGUAGE'))
  await (await find(page, 'button', 'Open Sidenav')).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await (await find(page, 'button', 'Show/hide account menu')).click()
  await page.click('#navbarLoginButton')

  const form = page.locator('mat-card', { has: page.locator('#login-form') })
  await form.getByText('Email', { exact: true }).waitFor()
  await (await find(page, 'textbox', 'Text field for the login email')).fill(email)
  await (await find(page, 'textbox', 'Text field for the login password')).fill(PASSWORD)
  await (await find(page, 'button', 'Button to display the password')).click()
  await expect.poll(() => page.inputValue('input[type=text]#password')).toBe(PASSWORD)
  await page.click('#loginButton')

  await find(page, 'button', 'Add to Basket')
  await page.locator('mat-grid-tile mat-card').first().getByRole('button', { name: 'Add to Basket' }).click()
  await page.click('#navbarAccount')
  await find(page, 'menuitem', 'Go to user profile')
  await page.keyboard.press('Escape')
  await (await find(page, 'link', 'Show the shopping cart')).click()

  const row = page.locator('mat-row').first()
  await row.locator('mat-cell.mat-column-product').waitFor()
  expect(await row.locator('.mat-column-quantity').textContent()).toBe('1')
  expect(await row.locator('.mat-column-price').textContent()).toMatch(/^\d+\.\d\d¤/)
  await row.locator('.mat-column-remove button').waitFor()
  await page.click('#checkoutButton')
  await page.locator('mat-row').getByRole('radio').first().check()
  await (await find(page, 'button', 'Proceed to payment selection')).click()
  await page.locator('mat-row .mat-column-Selection').first().click()
  await (await find(page, 'button', 'Proceed to delivery method selection')).click()
  await page.locator('mat-row input[name=payment]').first().check()
  await (await find(page, 'button', 'Proceed to review')).click()
  await page.locator('mat-row .mat-column-product').first().waitFor()
  await (await find(page, 'button', 'Complete your purchase')).click()
  await page.locator('.confirmation').first().waitFor()
  await page.locator('mat-row .mat-column-product').first().waitFor()
  await (await find(page, 'link', 'Back to homepage')).click()
  await page.locator('mat-grid-tile').first().waitFor()
})
