import { expect } from 'vitest'
import { button, NAME, pick, products, see, type Visitor } from './visitor.ts'

async function typeAddress({ page, t }: Visitor): Promise<void> {
  await page.getByLabel(t('FULL_NAME'), { exact: true }).fill(NAME)
  await page.locator('[autocomplete="tel-national"]').fill('1234567890')
  await page.fill('#address', "7 St. Finbarr's Row")
  await page.locator('[autocomplete="postal-code"]').fill('T12 4PX')
  await page.locator('[autocomplete="address-level2"]').fill('Little Pipping')
  await page.locator('[autocomplete="country-name"]').fill("Côte d'Or")
  await page.click('#submitButton')
}

async function typeCard({ page }: Visitor): Promise<void> {
  await page.locator('[autocomplete="cc-name"]').fill(NAME)
  await page.locator('[autocomplete="cc-number"]').fill('7204 6153 9084 7261')
  await pick(page.locator('mat-select[name=expMonth] button'), 3)
  await pick(page.locator('mat-select[name=expYear] button'), 9)
  await page.click('#submitButton')
  await page.locator('input[name=payment]:not([value=wallet])').first().waitFor()
}

/** From adding a product to tracking its order, with an invalid coupon. */
export async function order(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await visitor.open('/search')
  await products(visitor).waitFor()
  const added = page.waitForResponse((answer) => answer.url().includes('/api/BasketItems'))
  await page.locator('.btn-basket').first().click()
  expect((await added).status()).toBe(200)
  await visitor.open('/basket')
  await page.getByRole('button', { name: t('ONE_MORE') }).click()
  await expect.poll(() => page.textContent('output')).toBe('2')
  await page.fill('#coupon', 'WMNSDY2019')
  await page.click('#applyCouponButton')
  await page.getByText(t('INVALID_COUPON')).waitFor()
  await page.click('#checkoutButton')
  await page.locator('main a[href$="/address/create"]').first().click()
  await typeAddress(visitor)
  await page.getByRole('radio').first().check()
  await button(visitor, 'CONTINUE_TO_DELIVERY').click()
  await page.locator('input[name=delivery]').first().check()
  await button(visitor, 'CONTINUE_TO_PAYMENT').click()
  await page.locator('.nextButton').waitFor()
  await typeCard(visitor)
  await page.locator('input[name=payment]:not([value=wallet])').first().check()
  await page.locator('.nextButton').click()
  await page.waitForURL(/order-summary/)
  await page.locator('#checkoutButton:not([disabled])').click()
  await page.locator('main .confirmation').waitFor()
  const confirmation = page.locator('main a[href*="/ftp/order_"]')
  expect((await page.context().request.get((await confirmation.getAttribute('href'))!)).status()).toBe(200)
  await page.locator('main a[href*="track-result/new"]').click()
  await page.locator('#orderId').waitFor()
  await see(visitor, '/order-history')
  await page.locator('main a[href*="track-result"]').click()
  await page.locator('#orderId').waitFor()
  for (const path of ['/basket', '/order-summary', '/payment/shop', '/delivery-method']) await see(visitor, path)
}

export async function recycle(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/recycle')
  await page.fill('#quantity', '150')
  await page.check('#isPickUp')
  await page.fill('#pickupDate', '2090-05-06')
  await page.getByRole('radio').first().check()
  await page.click('#recycleButton')
  await page.locator('main .confirmation').waitFor()
}

/** Tops up the wallet, and pays the membership with it. */
export async function becomeMember(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/wallet')
  await page.fill('#chargeAmount', '60')
  await page.click('#submitButton')
  await page.locator('input[name=payment]:not([value=wallet])').first().check()
  await page.locator('.nextButton').click()
  await page.locator('#balance').waitFor()
  await visitor.open('/deluxe-membership')
  await page.locator('main a[href$="/payment/deluxe"]').click()
  await page.locator('input[name=payment][value=wallet]').check()
  await page.locator('.nextButton').click()
  await page.locator('main .error').waitFor()
}

export async function keepAddressesAndCards(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await see(visitor, '/address/saved')
  await page.locator('main a[href*="/address/edit/"]').first().click()
  await expect.poll(() => page.inputValue('#address')).toContain('Finbarr')
  await page.locator('[autocomplete="address-level2"]').fill('Upper Pipping')
  await page.click('#submitButton')
  await page.getByText('Upper Pipping').last().waitFor()
  await see(visitor, '/saved-payment-methods')
  await see(visitor, '/privacy-security/last-login-ip')
}
