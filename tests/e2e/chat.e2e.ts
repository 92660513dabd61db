import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { type FreshPage, openBrowser, openPage } from './support/browser.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { nextPaint } from './support/next-paint.ts'
import { type RunningShop, startShop } from './support/shop.ts'

let browser: Browser
let shop: RunningShop
let context: BrowserContext
let page: Page
let leave: FreshPage['leave']

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop()])
})
afterAll(async () => {
  await shop?.stop()
})
beforeEach(async () => {
  ;({ context, page, leave } = await openPage(browser))
})
afterEach(() => leave())

const bubble = (text: string | RegExp) => page.locator('#chat-window li').getByText(text)

async function say(text: string): Promise<void> {
  await page.fill('#message-input', text)
  await page.press('#message-input', 'Enter')
}

/** Opens the chat as a new customer, whose name the bot does not know yet. */
async function meetBot(email: string): Promise<void> {
  const customer = { email, password: 'Unripe4ever!', passwordRepeat: 'Unripe4ever!' }
  await context.request.post(`${shop.url}/api/Users`, { data: customer, failOnStatusCode: true })
  await page.goto(`${shop.url}/#/login`)
  await page.fill('#email', customer.email)
  await page.fill('#password', customer.password)
  await page.click('#loginButton')
  await page.locator('mat-grid-tile').first().waitFor()
  await page.goto(`${shop.url}/#/chatbot`)
  await bubble(/What may I call you/).waitFor()
}

test('tells the bot a name, is greeted by it, and gets answers', async () => {
  await meetBot('chatty@fruit.test')
  await say('Pip <b>the</b> pear')
  // Messages of a customer are rendered as text.
  await bubble(/lovely to smell you/)
    .filter({ hasText: 'Pip <b>the</b> pear' })
    .waitFor()
  await say('How much is the banana juice?')
  await bubble(/costs \d+\.\d\d¤/)
    .first()
    .waitFor()
  await expect.poll(() => page.inputValue('#message-input')).toBe('')
  const failures: string[] = []
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // Colours change in a transition, so the page is reloaded.
      await page.reload()
      await bubble(/lovely to smell you/).waitFor()
      failures.push(...(await accessibilityProblems(page)))
    }
  expect(failures).toEqual([])
})

test('stays logged out after a logout while the bot is answering', async () => {
  await meetBot('hasty@fruit.test')
  const held = await delayResponses(page, '**/rest/chatbot/respond')
  await say('Pip')
  await page.click('#navbarAccount')
  await page.click('#navbarLogoutButton')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const answered = page.waitForResponse('**/rest/chatbot/respond')
  held.release()
  await (await answered).finished()
  await nextPaint(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('shows a visitor the 403 page', async () => {
  await page.goto(`${shop.url}/#/chatbot`)
  await page.getByText('403').first().waitFor()
})
