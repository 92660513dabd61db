import { couponCode } from '@fruit/shop/basket/coupons'
import { describe, expect, test } from 'vitest'
import { signUp } from './support/customer.ts'
import { shopWindow } from './support/shop-window.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

/** From the product range of the shop: 5.49, 13.37 (limited to one per customer), 2.99. */
const PLENTY = 'Quince Charming (500 ml)'
const RATIONED = 'Snake Oil (250 ml)'
const OTHER = 'First Light Orange Juice (1000 ml)'

const stage = setStage()
const shelves = shopWindow(stage)
const snackbar = (text: string) => stage.page.getByRole('status').getByText(text)
const row = (name: string) => stage.page.getByRole('row', { name })
const price = () => stage.page.locator('#price').textContent()

let customers = 0
const aCustomer = () => signUp(stage, `basket-${customers++}@fruit.test`)

/** Adds one piece of each product to the basket, from its card. */
async function fillBasket(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await shelves.search(name)
    await shelves.card(name).locator('.btn-basket').click()
    await snackbar(name).first().waitFor()
  }
}

describe('basket', () => {
  test('is only for customers', async () => {
    await stage.open('/search')
    await stage.page.locator('mat-grid-tile').first().waitFor()
    await expect.poll(() => stage.page.locator('.btn-basket').count()).toBe(0)
    await stage.open('/basket')
    await stage.page.getByText('Please log in first').waitFor()
  })

  test('is empty at first, and links back to the shop', async () => {
    await aCustomer()
    await stage.page.getByRole('link', { name: 'Your basket, 0 items' }).click()
    await stage.page.getByRole('heading', { name: english('BASKET_EMPTY') }).waitFor()
    await stage.page.getByRole('link', { name: english('GO_TO_SHOP') }).click()
    await stage.page.locator('.btn-basket').first().waitFor()
  })

  test('adds a product from its card, and one more from its dialog', async () => {
    await aCustomer()
    await shelves.search(PLENTY)
    await shelves.card(PLENTY).locator('.btn-basket').click()
    await snackbar(`${PLENTY} is in your basket.`).waitFor()
    await stage.page.getByRole('link', { name: 'Your basket, 1 item' }).waitFor()
    await shelves.openProduct(PLENTY)
    await shelves.dialog(PLENTY).locator('.btn-basket').click()
    await snackbar(`One more ${PLENTY} is in your basket.`).waitFor()
    await stage.page.keyboard.press('Escape')
    await stage.page.getByRole('link', { name: 'Your basket, 2 items' }).waitFor()
  })

  test('counts two quick clicks as two pieces', async () => {
    await aCustomer()
    await shelves.search(PLENTY)
    await shelves.card(PLENTY).locator('.btn-basket').dblclick()
    await stage.page.getByRole('link', { name: 'Your basket, 2 items' }).waitFor()
  })

  test('updates the total when quantities change, keeps quantities at 1 or more, and removes products', async () => {
    await aCustomer()
    await fillBasket(PLENTY, OTHER)
    await stage.open('/basket')
    await expect.poll(price).toBe('8.48¤')
    await row(PLENTY)
      .getByRole('button', { name: english('ONE_MORE') })
      .click()
    await expect.poll(price).toBe('13.97¤')
    await expect.poll(() => row(PLENTY).textContent()).toContain('10.98¤')
    await stage.page.getByText('You will earn 2 bonus points').waitFor()

    const less = row(PLENTY).getByRole('button', { name: english('ONE_LESS') })
    await less.click()
    await expect.poll(price).toBe('8.48¤')
    await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
    await less.click({ force: true })
    await row(PLENTY)
      .getByRole('button', { name: `Remove ${PLENTY}` })
      .click()
    await snackbar(`${PLENTY} is out of your basket.`).waitFor()
    await expect.poll(price).toBe('2.99¤')
    await expect.poll(() => stage.page.evaluate(() => document.activeElement?.textContent)).toBe(english('YOUR_BASKET'))
    await row(OTHER)
      .getByRole('button', { name: `Remove ${OTHER}` })
      .click()
    await stage.page.getByRole('heading', { name: english('BASKET_EMPTY') }).waitFor()
  })

  test('counts each of several quick presses of more or less', async () => {
    await aCustomer()
    await fillBasket(PLENTY)
    await stage.open('/basket')
    await expect.poll(price).toBe('5.49¤')
    const press = (name: string, times: number) =>
      row(PLENTY)
        .getByRole('button', { name: english(name) })
        .evaluate((button: HTMLElement, presses) => {
          for (let press = 0; press < presses; press++) button.click()
        }, times)
    await press('ONE_MORE', 3)
    await expect.poll(price).toBe('21.96¤')
    await press('ONE_LESS', 2)
    await expect.poll(price).toBe('10.98¤')
    await press('ONE_LESS', 5)
    await expect.poll(price).toBe('5.49¤')
  })

  test('shows why the shop refuses a quantity, and keeps the old one', async () => {
    await aCustomer()
    await fillBasket(RATIONED)
    await stage.open('/basket')
    await row(RATIONED)
      .getByRole('button', { name: english('ONE_MORE') })
      .click()
    await stage.page.locator('.error').getByText(`up to 1 of ${RATIONED}`).waitFor()
    await expect.poll(() => price()).toBe('13.37¤')
  })

  test('shows why a coupon is refused until the field is changed', async () => {
    await aCustomer()
    await fillBasket(PLENTY)
    await stage.open('/basket')
    await expect.poll(() => stage.page.isDisabled('#applyCouponButton')).toBe(true)
    await stage.page.fill('#coupon', 'no-coupon!')
    await stage.page.click('#applyCouponButton')
    await stage.page.getByRole('status').getByText('This coupon bears no fruit').waitFor()
    await expect.poll(() => stage.page.getAttribute('#coupon', 'aria-invalid')).toBe('true')
    await stage.page.fill('#coupon', 'another')
    await stage.page.getByText('This coupon bears no fruit').waitFor({ state: 'detached' })
    await expect.poll(() => price()).toBe('5.49¤')
  })

  test('subtracts the discount of a coupon, also after a reload', async () => {
    await aCustomer()
    await fillBasket(PLENTY)
    await stage.open('/basket')
    await stage.page.fill('#coupon', couponCode(Date.now(), 10))
    await stage.page.click('#applyCouponButton')
    await snackbar('A discount of 10% is taken off.').waitFor()
    await expect.poll(price).toBe('4.94¤')
    await expect.poll(() => stage.page.inputValue('#coupon')).toBe('')
    await stage.page.reload()
    await expect.poll(price).toBe('4.94¤')
    await stage.page.getByText('Coupon, 10% off').waitFor()
    await stage.page.fill('#coupon', 'no-coupon!')
    await stage.page.click('#applyCouponButton')
    await expect.poll(price).toBe('5.49¤')
    await expect.poll(() => stage.page.locator('#removeCouponButton').count()).toBe(0)
  })

  test('removes a coupon, whether it belongs to the basket or to a campaign', async () => {
    await aCustomer()
    await fillBasket(PLENTY)
    await stage.open('/basket')
    await stage.page.fill('#coupon', couponCode(Date.now(), 10))
    await stage.page.click('#applyCouponButton')
    await expect.poll(price).toBe('4.94¤')
    await stage.page.click('#removeCouponButton')
    await snackbar(english('COUPON_REMOVED')).waitFor()
    await expect.poll(price).toBe('5.49¤')
    await stage.page.locator('#removeCouponButton').waitFor({ state: 'detached' })

    // A campaign coupon, as a browser stores it whose clock was turned back.
    await stage.page.evaluate(() => {
      sessionStorage.setItem('couponDetails', btoa('WMNSDY2019-1551999600000'))
      sessionStorage.setItem('couponDiscount', '75')
    })
    await stage.page.reload()
    await expect.poll(price).toBe('1.37¤')
    await stage.page.click('#removeCouponButton')
    await expect.poll(price).toBe('5.49¤')
    expect(await stage.page.evaluate(() => sessionStorage.getItem('couponDetails'))).toBeNull()
  })

  test('has the same products in another tab', async () => {
    await aCustomer()
    await fillBasket(PLENTY)
    const tab = await stage.context.newPage()
    await tab.goto(`${stage.shop.url}/#/basket`)
    await tab.getByRole('row', { name: PLENTY }).waitFor()
  })
})

inspectScreens(stage, {
  'the full basket': async () => {
    await aCustomer()
    await fillBasket(PLENTY, RATIONED)
    await stage.open('/basket')
    await stage.page.fill('#coupon', 'no-coupon!')
    await stage.page.click('#applyCouponButton')
    await stage.page.getByText('This coupon bears no fruit').waitFor()
  },
  'the empty basket': async () => {
    await aCustomer()
    await stage.open('/basket')
    await stage.page.getByRole('heading', { name: english('BASKET_EMPTY') }).waitFor()
  },
})
