import { couponCode } from '@fruit/shop/basket/coupons'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { launchBrowser } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const PASSWORD = 'Unripe4ever!'
/** Of the shop's own range: 5.49 each and reviewed by amy; 13.37 and one for each customer; 2.99 and without reviews. */
const PLENTY = 'Quince Charming (500 ml)'
const RATIONED = 'Snake Oil (250 ml)'
const UNREVIEWED = 'First Light Orange Juice (1000 ml)'

let browser: Browser
let shop: RunningShop
let context: BrowserContext
let page: Page
let failures: string[]
let customers = 0
let email: string

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([launchBrowser(), startShop()])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  failures = []
  page.on('pageerror', (error) => failures.push(error.message))
  email = `customer-${customers++}@fruit.test`
  await context.request.post(`${shop.url}/api/Users`, {
    data: { email, password: PASSWORD, passwordRepeat: PASSWORD },
  })
})
afterEach(async () => {
  await context.close()
  expect(failures).toEqual([])
})

const open = (path: string) => page.goto(`${shop.url}/#${path}`)
const card = (name: string) => page.locator('mat-grid-tile', { hasText: name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const row = (name: string) => page.getByRole('row', { name })
const snackbar = (text: string) => page.getByRole('status').getByText(text)
const price = () => page.locator('#price').textContent()

async function signIn(password = PASSWORD): Promise<void> {
  await open('/login')
  await page.fill('#email', email)
  await page.fill('#password', password)
  await page.click('#loginButton')
  await page.locator('mat-grid-tile').first().waitFor()
}

/** Puts a piece of each product into the basket, from its card. */
async function fillBasket(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await search(name)
    await card(name).locator('.btn-basket').click()
    await snackbar(name).first().waitFor()
  }
}

async function search(name: string): Promise<void> {
  await open(`/search?q=${encodeURIComponent(name)}`)
  await card(name).waitFor()
}

async function openProduct(name: string): Promise<void> {
  await search(name)
  await card(name).getByRole('button', { name, exact: true }).click()
  await dialog(name).waitFor()
}

describe('the basket', () => {
  test('is for customers alone', async () => {
    await open('/search')
    await page.locator('mat-grid-tile').first().waitFor()
    expect(await page.locator('.btn-basket').count()).toBe(0)
    await open('/basket')
    await page.getByText('Please log in first').waitFor()
  })

  test('is empty at first, and leads back to the shop', async () => {
    await signIn()
    await page.getByRole('link', { name: 'Your basket, 0 pieces' }).click()
    await page.getByRole('heading', { name: 'Nothing in here yet' }).waitFor()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.locator('.btn-basket').first().waitFor()
  })

  test('takes a product, and one more of it, from the card and from the dialog', async () => {
    await signIn()
    await search(PLENTY)
    await card(PLENTY).locator('.btn-basket').click()
    await snackbar(`${PLENTY} is in your basket.`).waitFor()
    await page.getByRole('link', { name: 'Your basket, 1 piece' }).waitFor()
    await openProduct(PLENTY)
    await dialog(PLENTY).locator('.btn-basket').click()
    await snackbar(`One more ${PLENTY} is in your basket.`).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Your basket, 2 pieces' }).waitFor()
  })

  test('counts two quick clicks as two pieces', async () => {
    await signIn()
    await search(PLENTY)
    await card(PLENTY).locator('.btn-basket').dblclick()
    await page.getByRole('link', { name: 'Your basket, 2 pieces' }).waitFor()
  })

  test('adds up while quantities change, never below one, and lets products go', async () => {
    await signIn()
    await fillBasket(PLENTY, UNREVIEWED)
    await open('/basket')
    await expect.poll(price).toBe('8.48¤')
    await row(PLENTY).getByRole('button', { name: 'One more' }).click()
    await expect.poll(price).toBe('13.97¤')
    expect(await row(PLENTY).textContent()).toContain('10.98¤')
    await page.getByText('You will earn 2 bonus points').waitFor()

    const less = row(PLENTY).getByRole('button', { name: 'One less' })
    await less.click()
    await expect.poll(price).toBe('8.48¤')
    await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
    await less.click({ force: true })
    await row(PLENTY)
      .getByRole('button', { name: `Remove ${PLENTY}` })
      .click()
    await snackbar(`${PLENTY} is out of your basket.`).waitFor()
    await expect.poll(price).toBe('2.99¤')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your basket')
    await row(UNREVIEWED)
      .getByRole('button', { name: `Remove ${UNREVIEWED}` })
      .click()
    await page.getByRole('heading', { name: 'Nothing in here yet' }).waitFor()
  })

  test('shows why the shop refuses a quantity, and stays as it was', async () => {
    await signIn()
    await fillBasket(RATIONED)
    await open('/basket')
    await row(RATIONED).getByRole('button', { name: 'One more' }).click()
    await page.locator('.error').getByText(`up to 1 of ${RATIONED}`).waitFor()
    expect(await price()).toBe('13.37¤')
  })

  test('tells what the shop has against a coupon until it is changed', async () => {
    await signIn()
    await fillBasket(PLENTY)
    await open('/basket')
    expect(await page.isDisabled('#applyCouponButton')).toBe(true)
    await page.fill('#coupon', 'no-coupon!')
    await page.click('#applyCouponButton')
    await page.getByText('This coupon bears no fruit').waitFor()
    expect(await page.getAttribute('#coupon', 'aria-invalid')).toBe('true')
    await page.fill('#coupon', 'another')
    await page.getByText('This coupon bears no fruit').waitFor({ state: 'detached' })
    expect(await price()).toBe('5.49¤')
  })

  test('takes the discount of a coupon off, also after a reload', async () => {
    await signIn()
    await fillBasket(PLENTY)
    await open('/basket')
    await page.fill('#coupon', couponCode(Date.now(), 10))
    await page.click('#applyCouponButton')
    await snackbar('A discount of 10% is taken off.').waitFor()
    await expect.poll(price).toBe('4.94¤')
    expect(await page.inputValue('#coupon')).toBe('')
    await page.reload()
    await expect.poll(price).toBe('4.94¤')
    await page.getByText('Coupon, 10% off').waitFor()
    await page.fill('#coupon', 'no-coupon!')
    await page.click('#applyCouponButton')
    await expect.poll(price).toBe('5.49¤')
  })

  test('is found again in another tab', async () => {
    await signIn()
    await fillBasket(PLENTY)
    const tab = await context.newPage()
    await tab.goto(`${shop.url}/#/basket`)
    await tab.getByRole('row', { name: PLENTY }).waitFor()
  })
})

test('deluxe members see the deluxe price beside the price', async () => {
  const data = { id: 5, email: 'ciso@fruit.test', role: 'deluxe' }
  const token = `x.${Buffer.from(JSON.stringify({ data })).toString('base64url')}.y`
  await page.addInitScript((text) => localStorage.setItem('token', text), token)
  await openProduct(UNREVIEWED)
  const shown = dialog(UNREVIEWED).getByRole('paragraph').filter({ hasText: '¤' })
  expect(await shown.textContent()).toContain('2.49¤2.99¤')
})

describe('reviews', () => {
  test('are read by everybody, and liked and written by customers alone', async () => {
    await openProduct(PLENTY)
    await dialog(PLENTY).getByText('Kissed it.').waitFor()
    expect(
      await dialog(PLENTY)
        .getByRole('button', { name: /like the review/ })
        .isDisabled(),
    ).toBe(true)
    expect(await dialog(PLENTY).locator('textarea').count()).toBe(0)
    await dialog(PLENTY).getByRole('link', { name: 'Log in to write a review' }).click()
    await page.locator('#login-form').waitFor()
  })

  test('are liked once', async () => {
    await signIn()
    await openProduct(PLENTY)
    const like = dialog(PLENTY).getByRole('button', { name: /like the review of amy/ })
    const before = Number(await like.textContent())
    await like.click()
    await expect.poll(async () => Number(await like.textContent())).toBe(before + 1)
    expect(await like.isDisabled()).toBe(true)
  })

  test('are written, and edited by who wrote them', async () => {
    await signIn()
    await openProduct(UNREVIEWED)
    await dialog(UNREVIEWED).getByText('No reviews yet.').waitFor()
    const text = dialog(UNREVIEWED).getByLabel('Write a review')
    const submit = dialog(UNREVIEWED).getByRole('button', { name: 'Submit' })
    await text.fill('   ')
    expect(await submit.isDisabled()).toBe(true)
    await text.fill('u'.repeat(150))
    await text.press('End')
    await page.keyboard.type('gli'.repeat(5))
    await dialog(UNREVIEWED).getByText('160/160').waitFor()
    await text.fill('Uglier than expected.')
    await submit.click()
    await snackbar('Your review is saved.').waitFor()
    await dialog(UNREVIEWED).getByText('Uglier than expected.').waitFor()
    expect(await text.inputValue()).toBe('')

    await dialog(UNREVIEWED).getByRole('button', { name: 'Edit your review' }).click()
    const edit = dialog('Edit your review')
    await edit.waitFor()
    expect((await edit.boundingBox())?.width).toBe(500)
    await edit.locator('textarea').fill('')
    await edit.getByText('Please write a review.').waitFor()
    await edit.locator('textarea').fill('It grows on you.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await edit.waitFor({ state: 'detached' })
    await dialog(UNREVIEWED).getByText('It grows on you.').waitFor()
    expect(await dialog(UNREVIEWED).getByText('Uglier than expected.').count()).toBe(0)
  })
})

describe('the password', () => {
  test('is changed by who knows it, and by nobody else', async () => {
    await signIn()
    await page.click('#navbarAccount')
    await page.getByRole('menuitem', { name: 'Privacy & security' }).click()
    await page.getByRole('menuitem', { name: 'Change password' }).click()
    await page.fill('#currentPassword', 'not it')
    await page.fill('#newPassword', 'Riper5ever!')
    await page.fill('#newPasswordRepeat', 'Riper5ever')
    await page.locator('#newPasswordRepeat').blur()
    await page.getByText('The passwords are not the same.').waitFor()
    expect(await page.isDisabled('#changeButton')).toBe(true)
    await page.fill('#newPasswordRepeat', 'Riper5ever!')
    await page.click('#changeButton')
    await page.getByRole('alert').getByText('not your current password').waitFor()
    await page.fill('#currentPassword', PASSWORD)
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('')
    await page.click('#changeButton')
    await snackbar('Your password is changed.').waitFor()
    expect(await page.inputValue('#newPassword')).toBe('')

    await page.click('#navbarAccount')
    await page.click('#navbarLogoutButton')
    // Signing out ends in the shop window; who opens another page before that is led away from it.
    await page.locator('mat-grid-tile').first().waitFor()
    await signIn('Riper5ever!')
  })
})

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the full basket': async () => {
    await fillBasket(PLENTY, RATIONED)
    await open('/basket')
    await page.fill('#coupon', 'no-coupon!')
    await page.click('#applyCouponButton')
    await page.getByText('This coupon bears no fruit').waitFor()
  },
  'the empty basket': async () => {
    await open('/basket')
    await page.getByRole('heading', { name: 'Nothing in here yet' }).waitFor()
  },
  'a product with reviews': async () => {
    await openProduct(PLENTY)
    await dialog(PLENTY).getByText('Kissed it.').waitFor()
  },
  'a review that is edited': async () => {
    await openProduct(UNREVIEWED)
    await dialog(UNREVIEWED).getByLabel('Write a review').fill('Still ugly.')
    await dialog(UNREVIEWED).getByRole('button', { name: 'Submit' }).click()
    await dialog(UNREVIEWED).getByRole('button', { name: 'Edit your review' }).click()
    await dialog('Edit your review').locator('textarea').fill('')
  },
  'a password change with mistakes': async () => {
    await open('/privacy-security/change-password')
    await page.fill('#newPassword', 'abc')
    await page.fill('#newPasswordRepeat', 'abd')
    await page.locator('#newPasswordRepeat').blur()
    await page.getByText('The passwords are not the same.').waitFor()
  },
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  describe.each([390, 1440])('at %i pixels', (width) => {
    test.each(Object.keys(SCREENS))('%s is accessible and fits the screen', async (screen) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await signIn()
      await SCREENS[screen]!()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
})
