import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@fruit/contracts/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { expectAllAppearances, NARROWEST } from './support/all-appearances.ts'
import { type FreshPage, openBrowser, openPage } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'
import { english } from './support/words.ts'

const PASSWORD = 'Unripe4ever!'
const ANSWER = 'Greengage'
const PICTURE = fileURLToPath(new URL('../../apps/web/public/assets/public/favicon-32.png', import.meta.url))
const PLANET = '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg'
const PAYWALL =
  '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us'
const PAGES = {
  'the profile': '/profile',
  'the data erasure page': '/dataerasure',
  'the video': '/promotion',
  'a listing': '/.well-known/csaf',
  'the small internet': '/internet?q=goose',
  'the planet': PLANET,
  'an error': '/ftp/none.md',
}

let browser: Browser
let shop: RunningShop
let context: BrowserContext
let page: Page
let leave: FreshPage['leave']
let failures: string[]
let customers = 0
let email: string

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop()])
})
afterAll(async () => {
  await shop?.stop()
})
beforeEach(async () => {
  failures = []
  email = `pages-${customers++}@fruit.test`
  ;({ context, page, leave } = await openPage(browser))
  page.on('pageerror', (error) => failures.push(error.message))
})
afterEach(async () => {
  await leave()
  expect(failures).toEqual([])
})

const open = (path: string) => page.goto(shop.url + path)

/** Registers an account with a security answer. Its token is in the cookie, as after a login in the app. */
async function signIn(): Promise<void> {
  const { request } = context
  const registered = await request.post(`${shop.url}/api/Users`, {
    data: { email, password: PASSWORD, passwordRepeat: PASSWORD },
    failOnStatusCode: true,
  })
  const UserId = (await registered.json()).data.id
  const login = await request.post(`${shop.url}/rest/user/login`, { data: { email, password: PASSWORD } })
  const { token } = (await login.json()).authentication
  await request.post(`${shop.url}/api/SecurityAnswers`, {
    data: { UserId, SecurityQuestionId: 7, answer: ANSWER },
    headers: { authorization: `Bearer ${token}` },
    failOnStatusCode: true,
  })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
}

const naturalWidth = () => page.locator('img.picture').evaluate((image: HTMLImageElement) => image.naturalWidth)

describe('profile page', () => {
  test('is only for customers', async () => {
    expect((await open('/profile'))?.status()).toBe(500)
    await page.getByText('Please log in to the shop first').waitFor()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.locator('mat-grid-tile').first().waitFor()
  })

  test('is linked in the account menu of the app', async () => {
    await signIn()
    await open('/#/login')
    await page.fill('#email', email)
    await page.fill('#password', PASSWORD)
    await page.click('#loginButton')
    await page.locator('mat-grid-tile').first().waitFor()
    await page.click('#navbarAccount')
    await page.getByRole('menuitem', { name: email }).click()
    await page.waitForURL(`${shop.url}/profile`)
    await expect.poll(() => page.inputValue('#email')).toBe(email)
    // The account menu links back into the app, and from there to server-rendered pages.
    const list = page.getByRole('navigation', { name: english('OPEN_ACCOUNT_MENU') })
    await list.getByRole('link', { name: english('TITLE_ORDER_HISTORY') }).click()
    await page.getByRole('heading', { name: english('NO_ORDERS') }).waitFor()
    await list.locator('[aria-current=page]', { hasText: english('TITLE_ORDER_HISTORY') }).waitFor()
    await list.getByRole('link', { name: english('TITLE_DATA_ERASURE') }).click()
    await page.waitForURL(`${shop.url}/dataerasure`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('TITLE_ABOUT') })
      .waitFor()
    await page.getByLabel(english('SIDE_MENU_OPEN')).click()
    await page
      .getByRole('link', { name: english('TITLE_CONTACT') })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.fill('#searchQuery', 'mug shot')
    await page.press('#searchQuery', 'Enter')
    await expect.poll(() => page.locator('mat-grid-tile').count()).toBe(1)
  })

  test('saves a user name, which the app shows too', async () => {
    await signIn()
    await open('/profile')
    await page.getByText('No name yet').waitFor()
    await page.fill('#username', 'Quincy & Marmalade')
    await page.click('#submit')
    await page.locator('.user-name', { hasText: 'Quincy & Marmalade' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    const token = (await context.cookies()).find(({ name }) => name === 'token')!.value
    const { data } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    expect(data.username).toBe('Quincy & Marmalade')
  })

  test('accepts an uploaded picture, and the path of a picture of the shop', async () => {
    await signIn()
    await open('/profile')
    await page.setInputFiles('#picture', PICTURE)
    await page.getByRole('button', { name: 'Upload the picture' }).click()
    await expect.poll(naturalWidth).toBe(32)
    await page.fill('#url', '/assets/public/images/products/mug-shot.webp')
    await page.click('#submitUrl')
    await expect.poll(naturalWidth).toBe(480)
  })

  test('accepts a form from another site while the CSRF flaw is enabled', async () => {
    await signIn()
    await page.goto(shop.url.replace('127.0.0.1', 'localhost'))
    await page.evaluate((action) => {
      document.body.innerHTML = `<form method="post" action="${action}/profile"><input name="username" value="Mallory"></form>`
      document.querySelector('form')!.submit()
    }, shop.url)
    await page.waitForURL(`${shop.url}/profile`)
    await open('/profile')
    await expect.poll(() => page.inputValue('#username')).toBe('Mallory')
  })
})

describe('data erasure page', () => {
  test('accepts the right security answer, and ends the session', async () => {
    await signIn()
    await open('/profile')
    await page.getByRole('link', { name: 'Ask us to erase your data' }).click()
    await page.getByText('What is the name of your favourite pet?').waitFor()
    await page.fill('#email', email)
    await page.fill('#securityAnswer', 'Damson')
    await page.click('#submit')
    await page.getByText('E-mail and answer do not fit this account').waitFor()
    await page.goBack()
    await page.fill('#email', email)
    await page.fill('#securityAnswer', ANSWER)
    await page.click('#submit')
    await page.getByRole('heading', { name: 'We are forgetting you' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect((await open('/profile'))?.status()).toBe(500)
  })
})

describe('video page', () => {
  test('plays with subtitles', async () => {
    await open('/promotion')
    const film = page.locator('video')
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
    expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(15)
    const cues = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks
        return track?.mode === 'showing' ? (track.cues?.length ?? 0) : 0
      })
    await expect.poll(cues).toBeGreaterThan(2)
  })

  test('can seek', async () => {
    await open('/promotion')
    const film = page.locator('video')
    await film.evaluate(
      (video: HTMLVideoElement) =>
        new Promise((resolve) => {
          video.addEventListener('seeked', resolve, { once: true })
          video.currentTime = 9
        }),
    )
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(9)
  })
})

test('a directory listing leads to an advisory', async () => {
  await open('/.well-known')
  await page.getByRole('link', { name: 'csaf' }).click()
  await page.getByRole('heading', { name: '/.well-known/csaf' }).waitFor()
  await page.getByRole('link', { name: '2020' }).click()
  await page.getByRole('link', { name: 'ff-sa-20200513-token-check.json', exact: true }).click()
  await page.getByText('Algorithm confusion in the token check').waitFor()
})

test('the page behind the paywall shows a picture', async () => {
  await open(PAYWALL)
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(400)
})

describe('planet page', () => {
  const drawn = () => page.locator('#planet').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

  test('does not rotate under reduced motion, and rotates and stops by button', async () => {
    await open(PLANET)
    await page.getByRole('button', { name: 'Let it turn' }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = await drawn()
    await page.getByRole('button', { name: 'Let it turn' }).click()
    await expect.poll(drawn).not.toBe(before)
    await page.getByRole('button', { name: 'Hold it still' }).click()
    await page.getByRole('button', { name: 'Let it turn' }).waitFor()
  })

  test('rotates by keyboard', async () => {
    await open(PLANET)
    await page.waitForLoadState('networkidle')
    const before = await drawn()
    await page.locator('#planet').press('ArrowRight')
    expect(await drawn()).not.toBe(before)
  })
})

test('the small internet is searched from the about page, and its pages have an opaque origin', async () => {
  await open('/#/about')
  await page.getByRole('link', { name: 'What others say about us' }).click()
  await page.getByLabel('What are you looking for?').fill('goose comment')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Forbidden Fruit on Chirp' }).click()
  await page.getByText('The goose declines to comment').waitFor()
  expect(await page.evaluate(() => self.origin)).toBe('null')
  await page.getByRole('link', { name: '←' }).click()
  await page.getByRole('heading', { name: 'The small internet' }).waitFor()
})

describe('header of server-rendered pages', () => {
  const languageMenu = () => page.locator('details.menu', { has: page.locator('[data-languages]') })
  const speak = async (key: string) => {
    await languageMenu().locator('summary').click()
    await languageMenu().locator(`[data-language=${key}]`).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(key.replace('_', '-'))
  }
  /** Opening the score board solves its challenge. */
  const findScoreBoard = async () => {
    await open('/#/score-board')
    await page.locator('tbody tr:visible').first().waitFor()
    const known = async () =>
      (await (await context.request.get(`${shop.url}/rest/training/progress`)).json()).scoreBoardIsKnown
    await expect.poll(known).toBe(true)
  }

  test('links to the score board once it is found, also under the CSP of the profile, and shows the progress', async () => {
    await signIn()
    const trophy = page.locator('header a.trophy')
    const before = await (await context.request.get(`${shop.url}/rest/training/progress`)).json()
    await open('/profile')
    expect(await trophy.count()).toBe(before.scoreBoardIsKnown ? 1 : 0)
    await findScoreBoard()
    for (const path of ['/profile', '/dataerasure', '/ftp/none.md']) {
      const { solved, total } = await (await context.request.get(`${shop.url}/rest/training/progress`)).json()
      await open(path)
      expect(solved).toBeGreaterThan(0)
      expect(await trophy.textContent()).toBe(`${solved}/${total}`)
      await page
        .getByRole('link', { name: english('TROPHY', { solved: String(solved), total: String(total) }) })
        .waitFor()
    }
    await trophy.click()
    await page.getByRole('heading', { name: english('SCORE_BOARD'), exact: true }).waitFor()
  })

  test('switches the language, also for the app, and fits a phone in each language', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn()
    await findScoreBoard()
    await open('/dataerasure')
    for (const { key, lang } of LANGUAGES.toReversed()) {
      await speak(key)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width(), lang).toBeLessThanOrEqual(390)
      await languageMenu().locator('summary').click()
      expect(await width(), `${lang}, with its menu`).toBeLessThanOrEqual(390)
      expect(await languageMenu().locator('[aria-current]').textContent()).toBe(lang)
      const box = (await languageMenu().locator('nav').boundingBox())!
      expect(box.x, lang).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, lang).toBeLessThanOrEqual(390)
      await page.keyboard.press('Escape')
      expect(await languageMenu().getAttribute('open')).toBeNull()
    }
    await speak('de_DE')
    await open('/profile')
    await page.getByRole('heading', { name: 'Dein Profil' }).first().waitFor()
    await open('/#/about')
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de-DE')
  })

  test('does not resend a form when the language is changed', async () => {
    await signIn()
    await open('/dataerasure')
    await page.fill('#email', email)
    await page.fill('#securityAnswer', 'Damson')
    await page.click('#submit')
    await page.getByText('E-mail and answer do not fit this account').waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    await speak('de_DE')
    expect(sent).not.toContain('POST')
  })
})

test.each(Object.entries(PAGES))(
  '%s is accessible and fits at all widths and in all colour schemes',
  async (_title, path) => {
    await page.setViewportSize(NARROWEST)
    await signIn()
    await open(path)
    await expectAllAppearances(page)
  },
)
