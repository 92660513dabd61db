import { describe, expect, test } from 'vitest'
import { logInAsAccountant, newCustomer } from './support/customer.ts'
import { startShop } from './support/shop.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const FEED = '/event/notices'
const stage = setStage({
  config: {
    ctf: { showFlagsInNotifications: true, systemWideNotifications: { url: FEED, pollFrequencySeconds: 1 } },
  },
})
const toasts = () => stage.page.locator('.challenge-solved-toast')
const cookie = async (name: string) => (await stage.context.cookies()).find((each) => each.name === name)

/** Solves two challenges. Resolves when both notifications are visible. */
async function twoSolved(): Promise<void> {
  await stage.open('/search')
  await stage.page.locator('mat-grid-tile').first().waitFor()
  // The Socket.IO connection is opened after the first screen.
  await stage.page.waitForLoadState('networkidle')
  const ask = (path: string) => stage.context.request.get(stage.shop.url + path, { failOnStatusCode: true })
  const { data } = (await (await ask('/api/Challenges?solved=true')).json()) as { data: { name: string }[] }
  // Requests one notification per challenge: a second one could arrive after the first is closed.
  for (const [name, path] of [
    ['Score Board', '/assets/public/images/padding/1px.png'],
    ['Confidential Document', '/ftp/acquisitions.md'],
  ] as const)
    await ask(
      data.some((row) => row.name === name) ? `/rest/repeat-notification?challenge=${encodeURIComponent(name)}` : path,
    )
  // A phone shows one notification and counts the others.
  const one = stage.page.getByRole('button', { name: '+1 more, close all' })
  await expect.poll(async () => (await toasts().count()) + (await one.count())).toBe(2)
}

describe('notifications of solved challenges', () => {
  test('are closed one by one, and all at once with Shift', async () => {
    await stage.open('/search')
    await stage.page.locator('mat-grid-tile').first().waitFor()
    await stage.context.request.get(`${stage.shop.url}/assets/public/images/padding/1px.png`, {
      failOnStatusCode: true,
    })
    await toasts().filter({ hasText: 'Score Board' }).waitFor()
    await expect.poll(() => toasts().locator('code').first().textContent()).toMatch(/^[0-9a-f]{40}$/)
    await stage.page.locator('#closeButton').click()
    await expect.poll(() => toasts().count()).toBe(0)
    await twoSolved()
    await stage.page.locator('#closeButton').click({ modifiers: ['Shift'] })
    // Closing all at once solves another challenge.
    await toasts().filter({ hasText: 'Mass Dispel' }).waitFor()
    await expect.poll(() => toasts().count()).toBe(1)
  })

  test('show at most two, link to the challenge, and close by keyboard without losing focus', async () => {
    const { page, context, shop } = stage
    await twoSolved()
    await context.request.get(`${shop.url}/metrics`, { failOnStatusCode: true })
    await toasts().first().filter({ hasText: 'Exposed Metrics' }).waitFor()
    expect(await toasts().count()).toBe(2)
    const more = page.getByRole('button', { name: '+1 more, close all' })
    await more.waitFor()
    await page.locator('#closeButton').focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => toasts().filter({ hasText: 'Exposed Metrics' }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('closeButton')
    await context.request.get(`${shop.url}/rest/repeat-notification?challenge=Exposed+Metrics`, {
      failOnStatusCode: true,
    })
    await more.click()
    await expect.poll(() => toasts().filter({ hasNotText: 'Mass Dispel' }).count()).toBe(0)
    await context.request.get(`${shop.url}/rest/repeat-notification?challenge=Score+Board`, { failOnStatusCode: true })
    await toasts()
      .getByRole('link', { name: english('REPAIR_IT_NOW') })
      .waitFor()
    await toasts()
      .getByRole('link', { name: english('SEE_WHAT_YOU_USED') })
      .click()
    await page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
    const closeOne = async () => {
      const close = page.locator('#closeButton')
      if ((await close.count()) > 0) await close.click()
      return toasts().count()
    }
    await expect.poll(closeOne).toBe(0)
    await page.getByRole('button', { name: english('SHOW_FLAG_AGAIN') }).click()
    await toasts().filter({ hasText: 'Score Board' }).locator('code').waitFor()
  })

  test('store a continue code in a cookie for a year', async () => {
    await twoSolved()
    await expect.poll(() => cookie('continueCode')).toBeTruthy()
    const { value, expires } = (await cookie('continueCode'))!
    expect(value).toMatch(/^[a-zA-Z0-9]{60,}$/)
    expect(expires - Date.now() / 1000).toBeGreaterThan(360 * 24 * 60 * 60)
  })
})

test('restores the progress from the cookie in a new shop, and can clear it', async () => {
  await twoSolved()
  await expect.poll(() => cookie('continueCode')).toBeTruthy()
  const other = await startShop()
  const solved = async () =>
    ((await (await fetch(`${other.url}/api/Challenges?solved=true`)).json()) as { data: unknown[] }).data.length
  try {
    await expect.poll(() => solved()).toBe(0)
    await stage.page.goto(`${other.url}/#/search`)
    await stage.page.getByText('Your progress is back where it was.').waitFor()
    await expect.poll(() => solved()).toBeGreaterThan(0)
    await stage.page.getByRole('button', { name: english('CLEAR_PROGRESS') }).click()
    await stage.page.getByText(english('RESET_PROGRESS_DONE')).waitFor()
    await expect.poll(() => solved()).toBe(0)
    await expect.poll(() => cookie('continueCode')).toBeUndefined()
  } finally {
    await other.stop()
  }
})

test('shows an error for an invalid continue code', async () => {
  const other = await startShop()
  try {
    await stage.context.addCookies([{ name: 'continueCode', value: 'nonsense', url: other.url }])
    await stage.page.goto(`${other.url}/#/search`)
    await stage.page.getByText('Your progress could not be restored').waitFor()
  } finally {
    await other.stop()
  }
})

describe('side menu', () => {
  const drawer = () => stage.page.getByRole('dialog')
  const entries = async () => {
    await stage.page.getByRole('button', { name: english('SIDE_MENU_OPEN') }).click()
    await drawer()
      .getByRole('link', { name: english('TITLE_ABOUT') })
      .waitFor()
    const links = drawer().locator('nav > ul > li:visible > a, nav > ul > li:visible > button')
    return (await links.allTextContents()).map((text) => text.trim())
  }

  test('of visitors has few entries, and is a drawer 280 pixels wide', async () => {
    await stage.open('/search')
    const found = await entries()
    for (const name of [
      'Log in',
      english('TITLE_CONTACT'),
      english('TITLE_ABOUT'),
      english('TITLE_PHOTO_WALL'),
      english('GITHUB'),
    ])
      expect(found).toContain(name)
    for (const name of [english('TITLE_COMPLAIN'), english('TITLE_CHATBOT'), english('TITLE_DELUXE')])
      expect(found).not.toContain(name)
    expect((await drawer().boundingBox())!.width).toBe(280)
    await expect.poll(() => drawer().textContent()).toMatch(/v\d+\.\d+\.\d+/)
  })

  test('of customers contains the account menu on narrow screens', async () => {
    await (await newCustomer(stage, 'menu-reader')).logInOnPage()
    await stage.page.setViewportSize({ width: 390, height: 844 })
    await stage.open('/search')
    const found = await entries()
    for (const name of [
      english('TITLE_PROFILE'),
      english('ORDERS_AND_PAYMENT'),
      english('TITLE_COMPLAIN'),
      english('TITLE_DELUXE'),
    ])
      expect(found).toContain(name)
    expect(found).not.toContain(english('TITLE_ACCOUNTING'))
    await drawer()
      .getByRole('button', { name: english('PRIVACY_AND_SECURITY') })
      .click()
    await drawer()
      .getByRole('link', { name: english('TITLE_LAST_LOGIN_IP') })
      .click()
    await drawer().waitFor({ state: 'detached' })
    await expect.poll(() => stage.page.url()).toContain('privacy-security/last-login-ip')
  })

  test('of accountants links to the accounting page', async () => {
    await (await logInAsAccountant(stage)).logInOnPage()
    await stage.page.setViewportSize({ width: 390, height: 844 })
    await stage.open('/search')
    await expect.poll(() => entries()).toContain(english('TITLE_ACCOUNTING'))
  })
})

test('shows each announcement of the event’s organizers until it is closed or withdrawn', async () => {
  const { page, shop } = stage
  let notice = { message: 'Flags <b>close</b> at six', enabled: true, updatedAt: '1' }
  await page.route(`${shop.url}${FEED}`, (route) => route.fulfill({ json: notice }))
  await stage.open('/about')
  await page.getByText('Flags <b>close</b> at six').waitFor()
  await page
    .getByRole('status')
    .getByRole('button', { name: english('CLOSE_MESSAGE') })
    .click()
  await page.getByText('at six').waitFor({ state: 'detached' })
  notice = { message: 'Winners at seven', enabled: true, updatedAt: '2' }
  await page.getByText('Winners at seven').waitFor()
  notice = { ...notice, enabled: false }
  await page.getByText('Winners at seven').waitFor({ state: 'detached' })
})

test('shows the cookie notice once', async () => {
  await stage.open('/search')
  const notice = stage.page.getByRole('region', { name: english('COOKIES') })
  await notice.getByRole('button').click()
  await notice.waitFor({ state: 'detached' })
  expect((await cookie('cookieconsent_status'))?.value).toBe('dismiss')
  await stage.page.reload()
  await stage.page.locator('mat-grid-tile').first().waitFor()
  await expect.poll(() => notice.count()).toBe(0)
})

inspectScreens(stage, { 'a shop with notifications': twoSolved })
