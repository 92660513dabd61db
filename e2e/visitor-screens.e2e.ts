import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '@fruit/identity-provider/demo-accounts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { launchBrowser } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const [quilla] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0]]

let browser: Browser
let shop: RunningShop
/** Hands on to the shop whatever comes to its own port: the shop must know its address before it is started. */
let front: Server
let frontUrl: string
let context: BrowserContext
let page: Page
let failures: string[]

beforeAll(async () => {
  front = createServer((visitor) => {
    const server = connect(Number(new URL(shop.url).port), '127.0.0.1')
    visitor.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => visitor.destroy())
    visitor.pipe(server).pipe(visitor)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  frontUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const googleOauth = { clientId: 'forbidden-fruit', authorizedRedirects: [{ uri: frontUrl }] }
  ;[browser, shop] = await Promise.all([
    launchBrowser(),
    startShop({ env: { IDP_PORT: '0' }, config: { application: { googleOauth } } }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  front.close()
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  failures = []
  page.on('pageerror', (error) => failures.push(error.message))
})
afterEach(async () => {
  await context.close()
  expect(failures).toEqual([])
})

const open = (path: string) => page.goto(`${shop.url}/#${path}`)

const post = async (path: string, data: object) => (await page.request.post(`${shop.url}${path}`, { data })).json()

/** Signs a new customer up, and in. */
async function becomeCustomer(email: string): Promise<void> {
  const password = 'Unripe4ever!'
  const question = { id: 2 }
  const { data } = await post('/api/Users', { email, password, passwordRepeat: password, securityQuestion: question })
  await post('/api/SecurityAnswers', { UserId: data.id, answer: 'Bramley', SecurityQuestionId: question.id })
  await open('/login')
  await page.fill('#login-form #email', email)
  await page.fill('#password', password)
  await page.click('#loginButton')
  await page.locator('mat-grid-tile').first().waitFor()
}

/** The result of the sum on the contact screen. */
async function solveCaptcha(): Promise<string> {
  await expect.poll(() => page.textContent('#captcha')).toMatch(/\d/)
  const parts = (await page.textContent('#captcha'))!.split(/([+-])/)
  const product = (text: string) => text.split('*').reduce((total, factor) => total * Number(factor), 1)
  let sum = product(parts[0]!)
  for (let place = 1; place < parts.length; place += 2)
    sum += (parts[place] === '-' ? -1 : 1) * product(parts[place + 1]!)
  return String(sum)
}

describe('feedback', () => {
  test('is taken from a visitor who solves the sum, and shown on the page about the shop', async () => {
    await open('/search')
    await page
      .getByRole('navigation', { name: 'About this shop' })
      .getByRole('link', { name: 'Customer feedback' })
      .click()
    await page.locator('#feedback-form').waitFor()
    expect(await page.inputValue('#userId')).toBe('')
    expect(await page.isVisible('#userId')).toBe(false)
    expect(await page.getByLabel('Author').inputValue()).toBe('anonymous')
    expect(await page.isDisabled('#submitButton')).toBe(true)

    await page.fill('#comment', 'Sharper than <b>my</b> knife.')
    await page.getByText('29/160').waitFor()
    await page.focus('#rating')
    for (let stars = 0; stars < 4; stars++) await page.keyboard.press('ArrowRight')
    await page.fill('#captchaControl', 'many')
    await page.locator('#captchaControl').blur()
    await page.getByText('The answer is a whole number.').waitFor()
    await page.fill('#captchaControl', '123456')
    await page.click('#submitButton')
    await page.locator('.error').first().waitFor()
    await expect.poll(() => page.inputValue('#captchaControl')).toBe('')
    expect(await page.inputValue('#comment')).toBe('Sharper than <b>my</b> knife.')

    const before = await page.textContent('#captcha')
    await page.fill('#captchaControl', await solveCaptcha())
    await page.click('#submitButton')
    await page.getByText('Thank you for your feedback.').waitFor()
    expect(await page.inputValue('#comment')).toBe('')
    expect(await page.inputValue('#rating')).toBe('0')
    await expect.poll(() => page.textContent('#captcha')).not.toBe(before)

    await open('/about')
    const said = page
      .getByRole('region', { name: 'What customers say' })
      .getByText('Sharper than my knife. (anonymous)')
    for (let slides = 0; slides < 20 && !(await said.isVisible()); slides++)
      await page.getByRole('button', { name: 'Next slide' }).click()
    await said.waitFor()
    await page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  })

  test('bears the masked e-mail of a customer, and five stars are thanked for in other words', async () => {
    await becomeCustomer('gooseberry@fruit.test')
    await open('/contact')
    await expect.poll(() => page.getByLabel('Author').inputValue()).toBe('***seberry@fruit.test')
    expect(Number(await page.inputValue('#userId'))).toBeGreaterThan(0)
    await page.fill('#comment', '')
    await page.locator('#comment').blur()
    await page.getByText('Please write a comment.').waitFor()
    await page.fill('#comment', 'x'.repeat(170))
    await page.getByText('160/160').waitFor()
    // The last star lies at the end of the slider.
    const stars = (await page.locator('#rating').boundingBox())!
    await page.mouse.click(stars.x + stars.width - 20, stars.y + stars.height / 2)
    expect(await page.inputValue('#rating')).toBe('5')
    await page.fill('#captchaControl', await solveCaptcha())
    await page.click('#submitButton')
    await page.getByText('Five stars!').waitFor()
  })
})

describe('a customer who forgot the password', () => {
  test('answers the security question and signs in with the new one', async () => {
    const email = 'forgetful@fruit.test'
    await becomeCustomer(email)
    await page.click('#navbarAccount')
    await page.click('#navbarLogoutButton')
    await open('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.locator('#forgot-password-form').waitFor()
    for (const id of ['securityAnswer', 'newPassword', 'newPasswordRepeat', 'resetButton'])
      expect(await page.isDisabled(`#${id}`)).toBe(true)

    await page.fill('#email', 'nobody-at-all@fruit.test')
    await page.getByText('We know no question for this e-mail.').waitFor()
    expect(await page.isDisabled('#securityAnswer')).toBe(true)

    await page.fill('#email', email)
    await page.locator('#securityAnswer:enabled').waitFor()
    await page.fill('#securityAnswer', 'Cox')
    await page.fill('#newPassword', 'Ripe4ever!')
    await page.fill('#newPasswordRepeat', 'Ripe4ever')
    await page.locator('#newPasswordRepeat').blur()
    await page.getByText('The passwords are not the same.').waitFor()
    await page.fill('#newPasswordRepeat', 'Ripe4ever!')
    await page.click('#resetButton')
    await page.locator('#forgot-password-form .error').waitFor()
    expect(await page.inputValue('#newPassword')).toBe('')

    await page.fill('#securityAnswer', 'Bramley')
    await page.fill('#newPassword', 'Ripe4ever!')
    await page.fill('#newPasswordRepeat', 'Ripe4ever!')
    await page.click('#resetButton')
    await page.locator('.confirmation').getByText('Your password is changed.').waitFor()
    expect(await page.inputValue('#email')).toBe('')

    await page.getByRole('link', { name: 'Back to the login' }).click()
    await page.fill('#login-form #email', email)
    await page.fill('#password', 'Ripe4ever!')
    await page.click('#loginButton')
    await page.locator('mat-grid-tile').first().waitFor()
  })
})

describe('the page about the shop', () => {
  test('keeps its slides still for who wants less motion, and turns them on request and by hand', async () => {
    await open('/about')
    const slide = page.locator('[aria-roledescription=Slide]')
    await slide.waitFor()
    expect((await page.locator('[aria-roledescription=Slides]').boundingBox())?.height).toBe(300)
    expect(await slide.getAttribute('aria-label')).toMatch(/^1 of /)
    await page.getByRole('button', { name: 'Previous slide' }).click()
    expect(await slide.getAttribute('aria-label')).not.toMatch(/^1 of /)
    await page.getByRole('button', { name: 'Let the slides turn' }).click()
    await page.getByRole('button', { name: 'Stop the slides' }).waitFor()
    const still = await slide.getAttribute('aria-label')
    await page.mouse.move(5, 5)
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(() => slide.getAttribute('aria-label'), { timeout: 10_000 }).not.toBe(still)
  })

  test('leads to the legal notice and to the places of the configuration', async () => {
    await open('/about')
    const legal = await page.getByRole('link', { name: 'The small print' }).getAttribute('href')
    expect(legal).toBe(`${shop.url}/ftp/legal.md`)
    expect((await page.request.get(legal!)).status()).toBe(200)
    expect(await page.getByRole('link', { name: 'Mastodon' }).getAttribute('href')).toMatch(/^https:/)
  })
})

describe('the token sale', () => {
  test('opens at its path alone, and tells the shop', async () => {
    const picture = page.waitForRequest(/padding\/56px\.png\?path=tokensale-ico-ea/)
    await open('/tokensale-ico-ea')
    expect((await (await picture).response())?.status()).toBe(200)
    await page.getByRole('heading', { level: 1, name: /coin/ }).waitFor()
    await page.locator('summary').first().click()
    await page.getByText('neither drink nor spill').waitFor()
    const paper = await page.getByRole('link', { name: 'White paper', exact: true }).getAttribute('href')
    expect(await (await page.request.get(paper!)).text()).toContain('pressing')
  })

  test('is written nowhere in the code of the app', async () => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text())
    })
    await open('/tokensale-ico-ea')
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((text) => /tokensale|ico-ea/.test(text))).toEqual([])
  })
})

/** Number of an order that the shop has known from the start. @param like pattern of what follows its number */
function seededOrder(like: string): string {
  const world = join(shop.dataFolder, 'worlds', 'home')
  const files = readdirSync(world, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /shop\.db(-wal)?$/.test(name),
  )
  const text = files.map((name) => readFileSync(join(world, name), 'latin1')).join('\n')
  return new RegExp(`"orderId":"([0-9a-f-]+)"[^{}]*"products":\\[[^\\]]*\\],${like}`).exec(text)![1]!
}

describe('the outside provider', () => {
  const toProvider = async () => {
    await page.goto(`${frontUrl}/#/login`)
    await page.getByText('or', { exact: true }).waitFor()
    await page.click('#loginButtonGoogle')
    await page.getByLabel('Password').waitFor()
  }

  test('vouches for a customer, who is new at first and known the second time', async () => {
    for (const _visit of ['first', 'second']) {
      await toProvider()
      await page.getByLabel('E-mail').fill(quilla.email)
      await page.getByLabel('Password').fill(quilla.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('You are logged in through your other account.').waitFor()
      await page.waitForURL(/#\/search$/)
      await page.click('#navbarAccount')
      await page.getByRole('menu').getByText(quilla.email).waitFor()
      await page.click('#navbarLogoutButton')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await page.context().clearCookies()
    }
  })

  test('does not vouch for who says no, and the login tells so until a field is touched', async () => {
    await toProvider()
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.locator('#login-form .error').waitFor()
    expect(new URL(page.url()).hash).toBe('#/login')
    await page.focus('#email')
    await page.locator('#login-form .error').waitFor({ state: 'detached' })
  })

  test('ends the session of who brings a token that it did not give out', async () => {
    await becomeCustomer('forger@fruit.test')
    await page.goto('about:blank')
    await page.goto(`${shop.url}/#access_token=forged&token_type=bearer`)
    await page.locator('#login-form .error').waitFor()
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('token')
    expect(stored).not.toContain('bid')
  })

  test('is not offered at an address that the configuration does not name', async () => {
    await open('/login')
    await page.locator('#loginButton').waitFor()
    expect(await page.locator('#loginButtonGoogle').count()).toBe(0)
  })
})

describe('an order', () => {
  test.each([
    ['"eta":"5","delivered":false', '', 'Packing', 'days: 5'],
    ['"eta":"2","delivered":false', '', 'In transit', 'days: 2'],
    ['"eta":"2","delivered":false', '/new', 'New', 'days: 2'],
  ])('with %s at track-result%s is shown as %s', async (like, screen, status, eta) => {
    const id = seededOrder(like)
    await open(`/track-result${screen}?id=${id}`)
    await expect.poll(() => page.locator('[aria-current=step]').textContent()).toBe(status)
    expect(await page.textContent('#orderId')).toBe(id)
    expect(await page.textContent('#eta')).toContain(eta)
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0)
    expect(await page.locator('tfoot').textContent()).toMatch(/\d\.\d\d¤/)
  })

  test('that was delivered says so, even as a new one', async () => {
    await open(`/track-result/new?id=${seededOrder('"eta":"0","delivered":true')}`)
    await expect.poll(() => page.locator('[aria-current=step]').textContent()).toBe('Delivered')
  })

  test('that nobody knows is called so, and asked for again', async () => {
    await open('/track-result')
    await page.getByLabel('Order number').fill('5267-f73dcd000abcc353')
    await page.keyboard.press('Enter')
    await page.getByText('No crate of ours has this number.').waitFor()
    expect(await page.textContent('#orderId')).toBe('5267-f73dcd000abcc353')
    expect(await page.textContent('#eta')).toContain('?')
  })

  test('cannot be named in a way that runs', async () => {
    await open(`/track-result?id=${encodeURIComponent('<img src=x onerror="window.bitten=true">')}`)
    await page.locator('#orderId').waitFor()
    expect(await page.locator('#orderId img').count()).toBe(0)
  })
})

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the contact screen with a mistake': async () => {
    await open('/contact')
    await page.fill('#captchaControl', 'many')
    await page.locator('#captchaControl').blur()
    await page.getByText('The answer is a whole number.').waitFor()
  },
  'the forgotten password': async () => {
    await open('/forgot-password')
    await page.locator('#forgot-password-form').waitFor()
  },
  'the page about the shop': async () => {
    await open('/about')
    await page.locator('blockquote').waitFor()
  },
  'the token sale': async () => {
    await open('/tokensale-ico-ea')
    await page.locator('summary').first().click()
  },
  'an order': async () => {
    await open(`/track-result?id=${seededOrder('"eta":"5"')}`)
    await page.locator('tbody').waitFor()
  },
  'an unknown order': async () => {
    await open('/track-result?id=none')
    await page.locator('#eta').waitFor()
  },
  'the login with an outside provider that did not vouch': async () => {
    await page.goto(`${frontUrl}/#error=access_denied`)
    await page.locator('#login-form .error').waitFor()
  },
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  describe.each([360, 1440])('at %i pixels', (width) => {
    test.each(Object.keys(SCREENS))('%s is accessible and fits the screen', async (screen) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await SCREENS[screen]!()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
})
