import { expect, test } from 'vitest'
import { logInAsAdmin, newCustomer, type SignedIn } from './support/customer.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { nextPaint } from './support/next-paint.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
const book = (name: string) => stage.page.getByRole('region', { name })
const users = () => book(english('REGISTERED_USERS'))
const feedback = () => book(english('CUSTOMER_FEEDBACK'))
const dialog = () => stage.page.getByRole('dialog')

async function openAdministration(): Promise<SignedIn> {
  const admin = await logInAsAdmin(stage)
  await admin.logInOnPage()
  await stage.open('/administration')
  await users().locator('mat-row').first().waitFor()
  await feedback().locator('mat-row').first().waitFor()
  return admin
}

test('refuses visitors and customers', async () => {
  await stage.open('/administration')
  await stage.page.getByText(english('UNAUTHORIZED_PAGE_ACCESS_ERROR')).waitFor()
  const { token } = await newCustomer(stage, 'ambitious')
  await stage.page.evaluate((text) => localStorage.setItem('token', text), token)
  await stage.page.reload()
  await stage.page.getByText(english('UNAUTHORIZED_PAGE_ACCESS_ERROR')).waitFor()
})

test('shows ten users per page, and which of them are online', async () => {
  await newCustomer(stage, 'present')
  await openAdministration()
  await expect.poll(() => users().locator('mat-row').count()).toBe(10)
  await expect
    .poll(() => users().getByRole('row', { name: 'admin@fruit.test' }).first().textContent())
    .toContain(english('ONLINE'))
  await users()
    .getByRole('button', { name: english('NEXT_PAGE') })
    .click()
  await expect.poll(() => users().textContent()).toContain('11')
})

test('shows all fields of a user', async () => {
  await openAdministration()
  await users().getByRole('button', { name: 'Show admin@fruit.test' }).click()
  await dialog().getByRole('heading', { name: 'User 1' }).waitFor()
  const text = await dialog().textContent()
  for (const part of ['admin@fruit.test', english('CREATED_AT'), english('UPDATED_AT')]) expect(text).toContain(part)
  await stage.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
})

test('shows feedback in full, and removes it after a confirmation', async () => {
  await openAdministration()
  const rows = feedback().locator('mat-row')
  const label = (await rows
    .first()
    .getByRole('button', { name: /^Remove feedback/ })
    .getAttribute('aria-label'))!
  const id = label.replace(/\D/g, '')
  await rows
    .first()
    .getByRole('button', { name: /^Show feedback/ })
    .click()
  await dialog()
    .getByRole('heading', { name: `Feedback ${id}` })
    .waitFor()
  await stage.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })

  await feedback().getByRole('button', { name: label }).click()
  await dialog()
    .getByRole('button', { name: english('CANCEL') })
    .click()
  await dialog().waitFor({ state: 'detached' })
  await feedback().getByRole('button', { name: label }).waitFor()

  // By keyboard only.
  await feedback().getByRole('button', { name: label }).focus()
  await stage.page.keyboard.press('Enter')
  await dialog()
    .getByRole('button', { name: english('REMOVE') })
    .focus()
  await stage.page.keyboard.press('Enter')
  await stage.page.getByText(english('FEEDBACK_REMOVED')).waitFor()
  await feedback().getByRole('button', { name: label }).waitFor({ state: 'detached' })
})

test('keeps the dialog of other feedback open when a pending removal finishes', async () => {
  await openAdministration()
  const { page } = stage
  const rows = feedback().locator('mat-row')
  const act = (row: number, name: RegExp) => rows.nth(row).getByRole('button', { name }).click()
  const held = await delayResponses(page, '**/api/Feedbacks/*', { method: 'DELETE' })
  await act(0, /^Remove feedback/)
  for (const name of ['REMOVE', 'CANCEL'])
    await dialog()
      .getByRole('button', { name: english(name) })
      .click()
  await dialog().waitFor({ state: 'detached' })
  await act(1, /^Show feedback/)
  await dialog().waitFor()
  held.release()
  await page.getByText(english('FEEDBACK_REMOVED')).waitFor()
  await nextPaint(page)
  expect(await dialog().getAttribute('data-closed')).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
})

inspectScreens(stage, { 'the administration': openAdministration })
