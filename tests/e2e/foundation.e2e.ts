import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { tabTo } from './support/keyboard.ts'
import { scrollPage } from './support/scroll.ts'
import { clickTwice } from './support/second-click.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
let context: BrowserContext
let page: Page

beforeEach(() => {
  ;({ context, page } = stage)
})

const { open } = stage
const cards = () => page.locator('mat-grid-tile')
const dialog = () => page.getByRole('dialog')
const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || '')

async function goToLogin(): Promise<void> {
  await tabTo(page.locator('#navbarAccount'))
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('navbarLoginButton')
  await page.keyboard.press('Enter')
  await page.locator('#login-form').waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('main')
}

describe('visitor', () => {
  test('searches, and opens a product from the results', async () => {
    await open('/')
    await expect.poll(() => cards().count()).toBe(12)
    const first = (await cards().first().getByRole('button').textContent())!
    await page.fill('#searchQuery', ` ${first.toUpperCase()} `)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#searchValue').textContent()).toBe(first.toUpperCase())
    await expect.poll(() => cards().count()).toBe(1)

    await cards().getByRole('button', { name: first }).click()
    await dialog().waitFor()
    expect((await dialog().boundingBox())?.width).toBe(500)
    await expect.poll(() => dialog().getByRole('heading', { level: 2 }).textContent()).toBe(first)
    await expect.poll(() => dialog().textContent()).toMatch(/\d\.\d\d¤/)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => focused()).toBe(first)
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${first.toUpperCase().replace(/[()]/g, '.')} – Search`))
  })

  test('sees an error page of the shop for an address that cannot be decoded', async () => {
    const answer = await page.goto(`${stage.shop.url}/orders/%zz`)
    expect(answer?.status()).toBe(400)
    expect(await page.title()).toBe('Error: This address cannot be read: /orders/%zz')
    await page.locator('#stacktrace').waitFor({ state: 'attached' })
  })

  test('links to a product, closes its dialog with the back button, and logs in to buy it', async () => {
    await open('/search?kind=larder&sort=-price')
    await cards().first().waitFor()
    const prices = await cards().evaluateAll((all) =>
      all.map((card) => Number(/(\d+\.\d\d)¤/.exec(card.textContent!)?.[1])),
    )
    expect(prices).toEqual([...prices].sort((one, other) => other - one))
    expect(prices.length).toBeLessThan(12)
    await page.getByRole('button', { name: english('PRODUCTS_OF_ALL_KINDS') }).click()
    await expect.poll(() => cards().count()).toBe(12)
    await cards().first().getByRole('button').click()
    await dialog().waitFor()
    expect(page.url()).toMatch(/sort=-price&product=\d+$/)
    await page.goBack()
    await dialog().waitFor({ state: 'detached' })
    await page.goForward()
    const login = dialog().getByRole('link', { name: english('LOGIN_TO_BUY') })
    await login.waitFor()
    expect(await dialog().textContent()).not.toContain('0 bonus points')
    const box = (await login.boundingBox())!
    expect(box.y + box.height).toBeLessThan(900)
    await login.click()
    await page.locator('#login-form').waitFor()
    await page.fill('#email', "' or 1=1--")
    await page.fill('#password', 'x')
    await page.click('#loginButton')
    await dialog()
      .getByRole('button', { name: /^Add to basket/ })
      .waitFor()
  })

  test('opens a product with one history entry despite quick clicks, closes it with one, and keeps the chosen filters', async () => {
    await open('/about')
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 }).waitFor()
    await open('/search?sort=price')
    await cards().first().waitFor()
    const drinks = await page.getByRole('button', { name: english('PRODUCT_DRINKS') }).elementHandle()
    const product = await cards().first().getByRole('button').elementHandle()
    await page.evaluate(
      (buttons) => {
        for (const button of buttons) (button as HTMLElement).click()
      },
      [drinks, product, product],
    )
    await dialog().waitFor()
    expect(page.url()).toMatch(/sort=price&kind=drink&product=\d+$/)
    await page.goBack()
    await dialog().waitFor({ state: 'detached' })
    await page.goForward()
    await clickTwice(dialog().getByRole('button', { name: english('CLOSE') }))
    await dialog().waitFor({ state: 'detached' })
    await page.goForward()
    await dialog().waitFor()
  })

  test('sees six products without scrolling', async () => {
    await open('/search')
    await cards().first().waitFor()
    const bottoms = await cards().evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom))
    expect(bottoms.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(6)
  })

  test('sees a message when nothing was found, and gets back to all products', async () => {
    await open('/search?q=durian%20on%20the%20moon')
    await page.getByRole('heading', { name: english('NO_SEARCH_RESULT') }).waitFor()
    await page.getByRole('link', { name: english('SHOW_ALL_PRODUCTS') }).click()
    await expect.poll(() => cards().count()).toBe(12)
    await expect.poll(() => page.inputValue('#searchQuery')).toBe('')
  })

  test('changes the page, and the number of products per page', async () => {
    await open('/search')
    const first = await cards().first().textContent()
    await page.getByRole('button', { name: english('NEXT_PAGE') }).click()
    await expect.poll(() => cards().first().textContent()).not.toBe(first)
    const list = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(list).toMatch(/^13–24 of \d+$/)
    await page.getByLabel(english('PER_PAGE')).selectOption('24')
    await expect.poll(() => cards().count()).toBe(24)
    await expect.poll(() => cards().first().textContent()).toBe(first)
  })

  test.each([
    [2600, 6],
    [2599, 4],
    [1739, 3],
    [1279, 2],
    [849, 1],
  ])('sees on a screen of %i pixels %i products side by side', async (width, columns) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/search')
    await cards().first().waitFor()
    const tops = await cards().evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })

  test('sees the product list at an unknown address', async () => {
    await open('/there-is-no-such-screen')
    await expect.poll(() => cards().count()).toBe(12)
  })

  test('sees the whole shop at an unknown path with folders', async () => {
    await page.goto(`${stage.shop.url}/no/such/file`)
    const pictures = page.locator('mat-grid-tile img, header img')
    await cards().first().waitFor()
    await expect
      .poll(() => pictures.evaluateAll((all) => all.slice(0, 4).map((each) => (each as HTMLImageElement).naturalWidth)))
      .not.toContain(0)
    await page.fill('#searchQuery', 'apple')
    await page.keyboard.press('Enter')
    await page.locator('#searchValue').waitFor()
    await expect.poll(() => cards().count()).toBeLessThan(12)
    await cards().first().waitFor()
  })

  test('sees the screen of a navigation that starts during the first render', async () => {
    await page.addInitScript(() => {
      const read = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        // The score board reads this key during its render.
        if (key === 'displayedDifficulties' && location.hash === '#/training') location.hash = '#/about'
        return read.call(this, key)
      }
    })
    await open('/training')
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 }).waitFor()
    expect(page.url()).toBe(`${stage.shop.url}/#/about`)
  })

  test('starts at the top of a typed address, and returns to the previous scroll position', async () => {
    await open('/search')
    await cards().first().waitFor()
    await scrollPage(page, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await open('/privacy-security/privacy-policy')
    await page.getByRole('heading', { name: 'Privacy policy', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await cards().first().waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  test('returns to the scroll position where a product kind was chosen', async () => {
    await open('/search')
    await cards().first().waitFor()
    await scrollPage(page, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    // In one task, so that the app renders the next screen without rendering the chosen kind before.
    await page.getByRole('button', { name: english('PRODUCT_DRINKS') }).evaluate((button: HTMLElement) => {
      button.click()
      location.hash = '#/about'
    })
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 }).waitFor()
    await page.goBack()
    await cards().first().waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('sees an error when the code of a screen does not load, and can open another screen', async () => {
    await open('/search')
    await cards().first().waitFor()
    await page.route('**/assets/about-screen*', (route) => route.abort())
    await open('/about')
    await page.getByRole('alert').getByText(english('NO_ANSWER')).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await open('/photo-wall')
    await page.getByRole('heading', { name: 'Photo wall' }).waitFor()
  })

  test('reads why a screen is forbidden', async () => {
    await open('/403?error=UNAUTHORIZED_ACCESS_ERROR')
    await page.getByText('Please log in first').waitFor()
    await open('/order-history')
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${english('TITLE_FORBIDDEN')}`))
    // The link of this screen. The previous screen had one with another target.
    await page.locator('main a[href$="/login?redirectUrl=order-history"]').click()
    await page.locator('#login-form').waitFor()
  })

  test('chooses dark mode, which stays after a reload', async () => {
    await open('/')
    await page.getByRole('button', { name: english('SIDE_MENU_OPEN') }).click()
    await dialog().getByText('Dark', { exact: true }).click()
    await expect.poll(() => page.getAttribute('html', 'data-mode')).toBe('dark')
    await page.reload()
    await expect.poll(() => page.getAttribute('html', 'data-mode')).toBe('dark')
  })
})

describe('new customer', () => {
  test('registers, logs in, is remembered, and logs out', async () => {
    const email = 'newcomer@fruit.test'
    await open('/register')
    await page.fill('#emailControl', email)
    await page.fill('#passwordControl', 'Unripe4ever!')
    await page.fill('#repeatPasswordControl', 'Unripe4ever')
    await page.click('mat-select[name=securityQuestion]')
    await page.locator('mat-option').first().click()
    await page.fill('#securityAnswerControl', 'Bramley')
    await page.getByText(english('PASSWORDS_NOT_MATCHING')).waitFor()
    await expect.poll(() => page.isDisabled('#registerButton')).toBe(true)
    await page.fill('#repeatPasswordControl', 'Unripe4ever!')
    await page.click('#registerButton')

    await page.locator('.confirmation').waitFor()
    await page.fill('#email', email)
    await expect.poll(() => page.isDisabled('#loginButton')).toBe(true)
    await page.fill('#password', 'wrong')
    await page.click('#loginButton')
    await page.locator('#login-form .error').waitFor()
    await page.fill('#password', 'Unripe4ever!')
    await expect.poll(() => page.locator('#login-form .error').count()).toBe(0)
    await page.check('#rememberMe')
    await page.keyboard.press('Enter')

    await cards().first().waitFor()
    await page.click('#navbarAccount')
    await page.getByRole('menu').getByText(email).waitFor()
    const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
    expect(stored).toMatchObject({ email, token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/) })
    expect(Number(stored.bid)).toBeGreaterThan(0)
    const cookie = (await context.cookies()).find(({ name }) => name === 'token')
    expect(cookie).toMatchObject({ value: stored.token, httpOnly: false })
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(8 * 3600 - 60)

    await page.click('#navbarLogoutButton')
    await expect
      .poll(() => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
      .not.toContain('bid')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(false)
    await open('/login')
    await expect.poll(() => page.inputValue('#email')).toBe(email)
  })

  test('sees why a registration is refused, until a field gets focus', async () => {
    await open('/register')
    await page.fill('#emailControl', `admin@fruit.test`)
    await page.fill('#passwordControl', 'Unripe4ever!')
    await page.fill('#repeatPasswordControl', 'Unripe4ever!')
    await page.click('mat-select[name=securityQuestion]')
    await page.locator('mat-option').first().click()
    await page.fill('#securityAnswerControl', 'Bramley')
    await page.click('#registerButton')
    await page.locator('.error').waitFor()
    await expect.poll(() => page.locator('.error').textContent()).toMatch(/^[A-Z]/)
    await page.focus('#emailControl')
    await page.locator('.error').waitFor({ state: 'detached' })
  })
})

describe('keyboard user', () => {
  test('skips to the products, opens one, and gets to the login', async () => {
    await open('/')
    await cards().first().waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused()).toBe(english('SKIP_TO_CONTENT'))
    await page.keyboard.press('Enter')
    await expect.poll(() => focused()).toBe('main')
    await tabTo(cards().first().getByRole('button'))
    await page.keyboard.press('Enter')
    await dialog().waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })

    await page.reload()
    await cards().first().waitFor()
    await tabTo(page.locator('#navbarLanguageButton'))
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio').first().waitFor()
    // Tab continues after the menu button, and closes the menu.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null)).toBe(true)
    await page.keyboard.press('Tab')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('navbarAccount')
    await goToLogin()
    // The second time, the screen is rendered before the menu has closed.
    await page.goBack()
    await cards().first().waitFor()
    await goToLogin()
    await tabTo(page.locator('#login-form #email'))
    await page.keyboard.type('nobody@fruit.test')
    await tabTo(page.locator('#login-form #password'))
    await page.keyboard.type('nothing')
    await page.keyboard.press('Enter')
    await page.locator('#login-form .error').waitFor()
  })
})

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the product list': async () => {
    await open('/search')
    await cards().first().waitFor()
  },
  'a product': async () => {
    await open('/search')
    await cards().first().getByRole('button').click()
    await dialog().waitFor()
  },
  'a search that finds nothing': async () => {
    await open('/search?q=durian%20on%20the%20moon')
    await page.getByRole('heading', { name: english('NO_SEARCH_RESULT') }).waitFor()
  },
  'the side menu': async () => {
    await open('/search')
    await page.getByRole('button', { name: english('SIDE_MENU_OPEN') }).click()
    await dialog().waitFor()
  },
  'the account menu': async () => {
    await open('/search')
    await page.click('#navbarAccount')
    await page.locator('#navbarLoginButton').waitFor()
  },
  'a failed login': async () => {
    await open('/login')
    await page.fill('#email', 'nobody@fruit.test')
    await page.fill('#password', 'nothing')
    await page.click('#loginButton')
    await page.locator('#login-form .error').waitFor()
  },
  'a registration with mistakes': async () => {
    await open('/register')
    await page.fill('#emailControl', 'nobody')
    await page.fill('#passwordControl', 'Abc1')
    await page.check('text=Show password advice')
    await page.getByText('This does not look like').waitFor()
  },
  'the score board': async () => {
    await open('/training')
    await page.getByRole('row').nth(1).waitFor()
  },
  'a forbidden screen': async () => {
    await open('/403')
    await page.getByRole('heading', { name: english('TITLE_FORBIDDEN') }).waitFor()
  },
}

inspectScreens(stage, SCREENS)
