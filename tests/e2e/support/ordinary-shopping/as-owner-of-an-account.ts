import { fileURLToPath } from 'node:url'
import { codeOf } from '@fruit/shop/second-factor/authenticator'
import { expect } from 'vitest'
import { PASSWORD } from '../customer.ts'
import { EMAIL, enterPassword, NAME, products, signOut, type Visitor } from './visitor.ts'

const PORTRAIT = fileURLToPath(new URL('../../../../apps/web/public/assets/public/favicon-32.png', import.meta.url))
const PRIVACY = '/privacy-security'
const STEP_OF_CODES = 30_000
const NEW_PASSWORD = 'Riper4ever!'

/** Server-rendered pages: a user name and two pictures. */
export async function dressUp({ page, shop }: Visitor): Promise<void> {
  await page.goto(`${shop.url}/profile`)
  await page.fill('#username', NAME)
  await page.click('#submit')
  await page.locator('.user-name', { hasText: NAME }).waitFor()
  await page.setInputFiles('#picture', PORTRAIT)
  const width = () => page.locator('img.picture').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await page.locator('form[enctype] button').click()
  await expect.poll(width).toBe(32)
  await page.fill('#url', '/assets/public/images/products/mug-shot.webp')
  await page.click('#submitUrl')
  await expect.poll(width).toBe(480)
}

/** Changes the password, sets up a second factor, logs in with it, and exports data. */
export async function lookAfterPrivacy(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open(`${PRIVACY}/change-password`)
  await page.fill('#currentPassword', PASSWORD)
  await page.fill('#newPassword', NEW_PASSWORD)
  await page.fill('#newPasswordRepeat', NEW_PASSWORD)
  await page.click('#changeButton')
  await expect.poll(() => page.inputValue('#currentPassword')).toBe('')
  await visitor.open(`${PRIVACY}/two-factor-authentication`)
  const secret = await page
    .locator('code')
    .filter({ hasText: /^(?:[A-Z2-7]{4} ?){8}$/ })
    .textContent()
  const seed = secret!.replaceAll(' ', '')
  const now = Date.now()
  await page.fill('#currentPasswordSetup', NEW_PASSWORD)
  await page.fill('#initialToken', codeOf(seed, now))
  await page.click('#setupTwoFactorAuth')
  await page.locator('#disableTwoFactorAuth').waitFor()
  await signOut(visitor)
  await enterPassword(visitor, NEW_PASSWORD)
  // The code of the setup cannot be used again.
  await page.fill('#totpToken', codeOf(seed, Math.max(now + STEP_OF_CODES, Date.now())))
  await page.click('#totpSubmitButton')
  await products(visitor).waitFor()
  await visitor.open(`${PRIVACY}/data-export`)
  await page.locator('#formatControl input').first().check()
  await page.click('#submitButton')
  await page.locator('#userData').waitFor()
}

export async function eraseData(visitor: Visitor): Promise<void> {
  const { page, shop } = visitor
  await page.goto(`${shop.url}/dataerasure`)
  await page.fill('#email', EMAIL)
  await page.fill('#securityAnswer', NAME)
  const erased = page.waitForResponse((answer) => answer.url().endsWith('/dataerasure') && answer.status() === 200)
  await page.click('#submit')
  await erased
  await visitor.open('/')
  await products(visitor).waitFor()
}
