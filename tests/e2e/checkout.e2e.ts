import { couponCode } from '@fruit/shop/basket/coupons'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Customer, fillBasket, newCustomer } from './support/customer.ts'
import { tabTo } from './support/keyboard.ts'
import { setStage } from './support/stage.ts'
import { english, translatorFor } from './support/words.ts'

/** Quince Charming, 5.49 each. */
const PRODUCT = 24

const stage = setStage()
const { open } = stage
const t = translatorFor('en')
let customers = 0
let customer: Customer

beforeEach(async () => {
  customer = await newCustomer(stage, `walker-${customers++}`)
  await customer.logInOnPage()
})

const heading = (name: string) => stage.page.getByRole('heading', { name, exact: true })
const button = (name: string) => stage.page.getByRole('button', { name, exact: true })
const snackbar = (text: string) => stage.page.getByRole('status').getByText(text)
const kept = (name: string) => stage.page.evaluate((key) => sessionStorage.getItem(key), name)
const price = () => stage.page.locator('#price').textContent()
/** Radio buttons by the name of their group. */
const choices = (group: string) => stage.page.locator(`input[name="${group}"]`)

async function pick(label: string, option: string): Promise<void> {
  await stage.page.getByLabel(label).click()
  await stage.page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills all fields of an address. */
async function typeAddress(street: string): Promise<void> {
  await stage.page.getByLabel(english('FULL_NAME')).fill('Quentin Pomace')
  await stage.page.getByLabel(english('MOBILE_NUMBER')).fill('1234567890')
  await stage.page.getByLabel(english('STREET_ADDRESS')).fill(street)
  await stage.page.getByLabel(english('ZIP_CODE')).fill('PM1 4QX')
  await stage.page.getByLabel(english('CITY')).fill('Little Pipping')
  await stage.page.getByLabel(english('COUNTRY')).fill('Pomonia')
}

async function typeCard(number: string): Promise<void> {
  await stage.page.getByLabel(english('NAME_ON_CARD')).fill('Quentin Pomace')
  await stage.page.getByLabel(english('CARD_NUMBER')).fill(number)
  await pick(english('EXPIRY_MONTH'), '04')
  await pick(english('EXPIRY_YEAR'), '2099')
}

describe('checkout', () => {
  test('leads from the basket through address and delivery to payment, and keeps each choice', async () => {
    await customer.call('DELETE', `/api/Addresss/${customer.addressId}`)
    await customer.call('DELETE', `/api/Cards/${customer.cardId}`)
    await fillBasket(customer, { [PRODUCT]: 1 })
    await open('/basket')
    await stage.page.click('#checkoutButton')
    await heading(english('NO_ADDRESSES')).waitFor()
    await expect.poll(() => kept('itemTotal')).toBe('5.49')

    // Each step shows the total. The delivery is not chosen yet.
    await stage.page.getByText(english('DELIVERY_OPEN')).waitFor()
    await expect.poll(() => price()).toBe('5.49¤')
    await stage.page.getByRole('link', { name: english('ADD_NEW_ADDRESS') }).click()
    await typeAddress('14 Orchard Rise')
    await expect.poll(() => price()).toBe('5.49¤')
    await stage.page.click('#submitButton')
    await snackbar('The address for Little Pipping is saved.').waitFor()
    await stage.page.getByRole('link', { name: english('ADD_NEW_ADDRESS') }).click()
    await typeAddress('2 Stony Lane')
    await stage.page.click('#submitButton')
    // The new address is preselected.
    await stage.page.getByRole('radio', { name: '2 Stony Lane', checked: true }).waitFor()
    await stage.page.getByRole('radio', { name: '14 Orchard Rise' }).check()
    await button(t('CONTINUE_TO_DELIVERY')).click()

    const express = stage.page.getByRole('row', { name: '0.99¤ 1 day' })
    await express.waitFor()
    await stage.page.getByText('14 Orchard Rise').waitFor()
    await expect.poll(() => button(t('CONTINUE_TO_PAYMENT')).isDisabled()).toBe(true)
    await express.click()
    await expect.poll(() => kept('deliveryMethodId')).toBe('1')
    await express.click()
    await expect.poll(() => kept('deliveryMethodId')).toBeNull()
    await expect.poll(() => button(t('CONTINUE_TO_PAYMENT')).isDisabled()).toBe(true)
    await express.getByRole('radio').check()
    await expect.poll(() => price()).toBe('6.48¤')
    await button(t('CONTINUE_TO_PAYMENT')).click()

    await typeCard('7204 6153 9084 7261')
    await button(english('SAVE_CARD')).click()
    await snackbar('The card ending in 7261 is saved.').waitFor()
    await stage.page.getByRole('radio', { name: 'Card ending in 7261', checked: true }).waitFor()
    await expect.poll(() => stage.page.textContent('main')).not.toContain('7204')
    await expect.poll(() => price()).toBe('6.48¤')

    // Back at the first step, everything is still chosen.
    await stage.page
      .getByRole('navigation', { name: english('CHECKOUT_STEPS') })
      .getByRole('link', { name: english('STEP_ADDRESS') })
      .click()
    await stage.page.getByRole('radio', { name: '14 Orchard Rise', checked: true }).waitFor()
    await button(t('CONTINUE_TO_DELIVERY')).click()
    await stage.page.getByRole('radio', { checked: true }).waitFor()
    await button(t('CONTINUE_TO_PAYMENT')).click()
    await stage.page.getByRole('radio', { name: 'Card ending in 7261' }).check()
    await stage.page.locator('.nextButton').click()
    await expect.poll(() => stage.page.url()).toContain('/order-summary')
    await expect.poll(() => kept('paymentId')).toMatch(/^\d+$/)
  })

  test('works by keyboard only', async () => {
    await fillBasket(customer, { [PRODUCT]: 1 })
    await open('/basket')
    await tabTo(stage.page.locator('#checkoutButton'))
    await stage.page.keyboard.press('Enter')
    await heading(english('TITLE_SELECT_ADDRESS')).waitFor()
    await tabTo(choices('address').first())
    await stage.page.keyboard.press('Space')
    await tabTo(button(t('CONTINUE_TO_DELIVERY')))
    await stage.page.keyboard.press('Enter')
    await heading(english('TITLE_DELIVERY_METHOD')).waitFor()
    await tabTo(choices('delivery').first())
    await stage.page.keyboard.press('ArrowDown')
    await stage.page.getByRole('row', { name: '0.50¤ 3 days' }).getByRole('radio', { checked: true }).waitFor()
    await stage.page.keyboard.press('Space')
    await expect.poll(() => kept('deliveryMethodId')).toBeNull()
    await stage.page.keyboard.press('Space')
    await tabTo(button(t('CONTINUE_TO_PAYMENT')))
    await stage.page.keyboard.press('Enter')
    await heading(english('TITLE_PAYMENT')).waitFor()
    await tabTo(choices('payment').first())
    await stage.page.keyboard.press('Space')
    await tabTo(button(t('CONTINUE_TO_REVIEW')))
    await stage.page.keyboard.press('Enter')
    await expect.poll(() => kept('paymentId')).toMatch(/^\d+$/)
  })

  test('does not start with an empty basket', async () => {
    await open('/basket')
    await heading(english('BASKET_EMPTY')).waitFor()
    await expect.poll(() => stage.page.locator('#checkoutButton').isDisabled()).toBe(true)
  })

  test('keeps what was typed for an address that is not saved yet', async () => {
    await open('/address/select')
    await stage.page.getByRole('link', { name: english('ADD_NEW_ADDRESS') }).click()
    await stage.page.getByLabel(english('FULL_NAME')).fill('Quentin Pomace')
    await button(english('BACK')).click()
    await stage.page.getByRole('link', { name: english('ADD_NEW_ADDRESS') }).click()
    await expect.poll(() => stage.page.getByLabel(english('FULL_NAME')).inputValue()).toBe('Quentin Pomace')
  })
})

describe('coupons on the payment page', () => {
  beforeEach(async () => {
    await fillBasket(customer, { [PRODUCT]: 1 })
    await open('/payment/shop')
    await stage.page.click('#collapseCouponElement')
  })

  test('subtracts the discount, also after a reload', async () => {
    await stage.page.fill('#coupon', couponCode(Date.now(), 20))
    await stage.page.click('#applyCouponButton')
    await snackbar('A discount of 20% is taken off.').waitFor()
    await expect.poll(price).toBe('4.39¤')
    await expect.poll(() => kept('couponDiscount')).toBe('20')
    await stage.page.reload()
    await stage.page.locator('#coupon').waitFor()
    await expect.poll(price).toBe('4.39¤')
  })

  test('requires ten characters, and shows why a coupon is refused', async () => {
    await stage.page.fill('#coupon', 'ninechars')
    await expect.poll(() => stage.page.isDisabled('#applyCouponButton')).toBe(true)
    await stage.page.fill('#coupon', 'WMNSDY2019')
    await stage.page.click('#applyCouponButton')
    await stage.page.getByText(english('INVALID_COUPON')).waitFor()
    await expect.poll(() => kept('couponDetails')).toBeNull()
    await expect.poll(() => price()).toBe('5.49¤')
  })

  test('accepts a campaign coupon on its day, and stores it for the order', async () => {
    await stage.page.clock.setFixedTime(new Date(2019, 2, 8, 12))
    await stage.page.fill('#coupon', 'WMNSDY2019')
    await stage.page.click('#applyCouponButton')
    await snackbar('A discount of 75% is taken off.').waitFor()
    await expect.poll(price).toBe('1.37¤')
    expect(atob((await kept('couponDetails')) ?? '')).toBe('WMNSDY2019-1551999600000')
  })
})

test('links to other sites only through the redirect of the shop', async () => {
  await open('/payment/shop')
  await button(english('OTHER_WAYS_TO_PAY')).click()
  for (const link of await stage.page.locator('main a[target=_blank]').all())
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/redirect\?to=http/)
})
