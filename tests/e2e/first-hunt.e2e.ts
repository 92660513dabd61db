import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FreshPage, openBrowser, openPage } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const PAYLOAD = '<iframe src="javascript:alert(`xss`)">'

let browser: Browser
let shop: RunningShop
let page: Page
let leave: FreshPage['leave']
/** Keys of all challenges of the shop. A test is skipped if its challenge is missing. */
let keys: string[]

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop({ options: ['--class'] })])
  keys = (await challenges()).map(({ key }) => key)
})
afterAll(async () => {
  await shop?.stop()
})
beforeEach(async () => {
  ;({ page, leave } = await openPage(browser))
})
afterEach(() => leave())

async function challenges(): Promise<{ key: string; solved: boolean }[]> {
  const answer = await fetch(`${shop.url}/api/Challenges`)
  return ((await answer.json()) as { data: { key: string; solved: boolean }[] }).data
}

/** Keys of the solved challenges in the world of this browser. */
const solved = () =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/Challenges?solved=true')).json()) as { data: { key: string }[] }
    return data.map(({ key }) => key).sort()
  })

const toast = (name: string) => page.locator('.challenge-solved-toast', { hasText: name })
const open = (path: string) => page.goto(`${shop.url}/#${path}`)

describe('player', () => {
  test('finds the score board, logs in by SQL injection, and sees both solves there', async ({ skip }) => {
    if (!keys.includes('loginAdminChallenge')) skip()
    await open('/')
    await page.locator('mat-grid-tile').first().waitFor()
    await page.fill('#searchQuery', 'juice')
    await page.keyboard.press('Enter')
    await page.locator('#searchValue').waitFor()

    await open('/score-board')
    await toast('Score Board').waitFor()

    await open('/login')
    await page.fill('#email', 'nobody@nowhere.test')
    await page.fill('#password', 'x')
    await page.click('#loginButton')
    await page.locator('.error').waitFor()
    await page.fill('#email', "' or 1=1--")
    await page.fill('#password', 'x')
    await page.click('#loginButton')
    await toast('Login Admin').waitFor()
    await page.click('#navbarAccount')
    await page
      .getByText(/^admin@/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')

    await open('/score-board?difficulties=2')
    const row = page.getByRole('row', { name: 'Login Admin' })
    await row.waitFor()
    await expect.poll(() => row.getAttribute('data-status')).not.toBe('unsolved')
    await expect.poll(() => solved()).toEqual(['loginAdminChallenge', 'scoreBoardChallenge'])
  })

  test('runs a script from the search, which shows its dialog', async ({ skip }) => {
    if (!keys.includes('localXssChallenge')) skip()
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(dialog.message())
      void dialog.accept()
    })
    await open(`/search?q=${encodeURIComponent(PAYLOAD)}`)
    await toast('DOM XSS').waitFor()
    await expect.poll(() => said).toEqual(['xss'])
  })

  test('solves nothing by shopping', async () => {
    await open('/')
    await page.locator('mat-grid-tile').first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    for (const path of ['/search?q=apple', '/login', '/register', '/training', '/no-such-page']) {
      await open(path)
      await page.getByRole('main').waitFor()
    }
    await expect.poll(() => solved()).toEqual([])
  })

  test('gets no notification of another player’s solves', async ({ skip }) => {
    if (!keys.includes('scoreBoardChallenge') || !keys.includes('loginAdminChallenge')) skip()
    await open('/')
    await page.locator('mat-grid-tile').first().waitFor()
    const other = await browser.newContext()
    const otherPage = await other.newPage()
    await otherPage.goto(`${shop.url}/#/score-board`)
    await otherPage.locator('.challenge-solved-toast').waitFor()
    // Notifications arrive in order, so any notification for the wrong player would be there by now.
    const data = { email: "' or 1=1--", password: 'x' }
    await page.context().request.post(`${shop.url}/rest/user/login`, { data, failOnStatusCode: true })
    await toast('Login Admin').waitFor()
    expect(await page.locator('.challenge-solved-toast').count()).toBe(1)
    await expect.poll(() => solved()).toEqual(['loginAdminChallenge'])
    await other.close()
  })
})
