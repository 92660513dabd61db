import { describe, expect, test } from 'vitest'
import { fillBasket, newCustomer } from './support/customer.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { nextPaint } from './support/next-paint.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }

/** Viewport positions of all elements that match a selector, in pixels. */
function boxes(selector: string): Promise<{ top: number; bottom: number; left: number; right: number }[]> {
  return stage.page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
    )
}

/** Number of lines of an element's text. */
function lines(selector: string): Promise<number> {
  return stage.page.locator(selector).evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

describe('on a phone', () => {
  test('the footer is below the viewport until the first screen is rendered, and no visible content shifts', async () => {
    const { page } = stage
    await page.setViewportSize(PHONE)
    const held = await delayResponses(page, '**/about-screen-*.js')
    await stage.open('/about')
    await page.locator('footer').waitFor()
    expect((await boxes('footer'))[0]!.top).toBeGreaterThanOrEqual(PHONE.height)
    const moved = await page.evaluateHandle(() => {
      const seen = { sum: 0 }
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += value
      }).observe({ type: 'layout-shift', buffered: true })
      return seen
    })
    held.release()
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), exact: true }).waitFor()
    const sum = await moved.evaluate(async (seen) => {
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return seen.sum
    })
    expect(sum).toBeLessThan(0.02)
  })

  test('the header keeps its height with a trophy and a filled basket', async () => {
    const { page, context, shop } = stage
    await page.setViewportSize(PHONE)
    const customer = await newCustomer(stage, 'collector')
    await fillBasket(customer, { 24: 12 })
    await customer.logInOnPage()
    await context.request.get(`${shop.url}/assets/public/images/padding/1px.png`, { failOnStatusCode: true })
    await stage.open('/search')
    await page.locator('header a[href="#/training"]').waitFor()
    const controls = await boxes('header button[aria-haspopup], header a')
    expect(controls).toHaveLength(6)
    const middles = controls.map(({ top, bottom }) => Math.round((top + bottom) / 2))
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4)
    expect(await lines('header a[href="#/training"] span')).toBe(1)
    expect(Math.max(...controls.map(({ right }) => right))).toBeLessThanOrEqual(PHONE.width)
  })

  test('the captcha fits on one line, and the chat input keeps its distance to the edge', async () => {
    const { page } = stage
    await page.setViewportSize({ width: 320, height: 844 })
    await (await newCustomer(stage, 'talker')).logInOnPage()
    await stage.open('/contact')
    await page.locator('#captcha').filter({ hasText: /\d/ }).waitFor()
    expect(await lines('#captcha')).toBe(1)
    await stage.open('/chatbot')
    await page.locator('#message-input').waitFor()
    const [field] = await boxes('#message-input')
    expect(field!.left).toBeGreaterThanOrEqual(12)
    expect(field!.bottom).toBeLessThanOrEqual(844 - 12)
  })
})

test('the cards of the membership are in one row or one column at each width', async () => {
  const { page } = stage
  await (await newCustomer(stage, 'member')).logInOnPage()
  await stage.open('/deluxe-membership')
  await page.locator('main li h2').first().waitFor()
  for (const viewport of [PHONE, TABLET, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    const cards = await boxes('main li:has(h2)')
    expect(cards).toHaveLength(3)
    const distinct = (edge: 'top' | 'left') => new Set(cards.map((card) => Math.round(card[edge]))).size
    expect([distinct('top'), distinct('left')].sort(), `${viewport.width} pixels`).toEqual([1, 3])
  }
})

test('the search field and checkboxes use the shop’s own controls in dark mode', async () => {
  const { page } = stage
  await page.emulateMedia({ colorScheme: 'dark' })
  await stage.open('/login')
  const box = page.getByRole('checkbox').first()
  await box.waitFor()
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('none')
  const cross = await page
    .locator('#searchQuery')
    .evaluate((field) => getComputedStyle(field, '::-webkit-search-cancel-button').appearance)
  expect(cross).toBe('none')
})

test('the header scrolls with the page in a low window', async () => {
  const { page } = stage
  await page.setViewportSize({ width: 640, height: 400 })
  await stage.open('/search')
  await page.locator('mat-grid-tile').first().waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  expect((await boxes('header'))[0]!.bottom).toBeLessThanOrEqual(0)
})

test('a dialog adds no second banner landmark, and the card expiry fields support autofill', async () => {
  const { page } = stage
  await (await newCustomer(stage, 'payer')).logInOnPage()
  await stage.open('/search?product=1')
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('[role=dialog] header').count()).toBe(0)
  await stage.open('/saved-payment-methods')
  await page.getByText(english('ADD_NEW_CARD')).click()
  const filled = page.locator('[autocomplete="cc-exp-month"], [autocomplete="cc-exp-year"]')
  await expect.poll(() => filled.count()).toBe(2)
})

test('Tab closes a menu', async () => {
  const { page } = stage
  await stage.open('/search')
  await page.getByRole('button', { name: english('LANGUAGE') }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await page.keyboard.press('Tab')
  await menu.waitFor({ state: 'detached' })
})

test('a menu whose code loads late opens despite several clicks', async () => {
  const { page } = stage
  const held = await delayResponses(page, '**/account-menu-*.js')
  await stage.open('/search')
  await page.locator('mat-grid-tile').first().waitFor()
  await page.click('#navbarAccount')
  await page.click('#navbarAccount')
  held.release()
  await page.locator('#navbarLoginButton').waitFor()
})

test.each([
  ['/403', 'TITLE_FORBIDDEN'],
  ['/accounting', 'TITLE_FORBIDDEN'],
  ['/challenge/scoreBoardChallenge', 'Score Board'],
  ['/coding-challenge/scoreBoardChallenge', 'Score Board'],
  ['/search?q=apple', 'apple'],
] as const)('the page title names the content of %s', async (address, title) => {
  await stage.open(address)
  const words = title.startsWith('TITLE_') ? english(title as 'TITLE_FORBIDDEN') : title
  await expect.poll(() => stage.page.title()).toContain(words)
})

test('the page title changes from the content of a screen to the next screen', async () => {
  const { page } = stage
  await stage.open('/challenge/scoreBoardChallenge')
  await expect.poll(() => page.title()).toContain('Score Board')
  await stage.open('/about')
  await page.getByRole('heading', { name: english('TITLE_ABOUT'), exact: true }).waitFor()
  // By then the cleanup of the previous screen has run.
  await nextPaint(page)
  expect(await page.title()).toMatch(new RegExp(`^${english('TITLE_ABOUT')}`))
})

test('an unknown address id links to the saved addresses, and a scrolling tab list shows its current entry', async () => {
  const { page } = stage
  await page.setViewportSize(PHONE)
  await (await newCustomer(stage, 'mover')).logInOnPage()
  await stage.open('/address/edit/999999')
  await page
    .locator('main')
    .getByRole('link', { name: english('TITLE_SAVED_ADDRESSES') })
    .last()
    .click()
  await page.getByRole('heading', { name: english('TITLE_SAVED_ADDRESSES') }).waitFor()
  await stage.open('/privacy-security/last-login-ip')
  await page.locator('main nav [aria-current=page]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(async () => Math.max(...(await boxes('main nav [aria-current=page]')).map(({ right }) => right)))
    .toBeLessThanOrEqual(PHONE.width)
})
