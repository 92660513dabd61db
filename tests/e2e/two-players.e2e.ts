import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop({ options: ['--class'] })])
})
afterAll(async () => {
  await shop?.stop()
})

/** A player of a class, with everything that the shop sends to their sockets. */
interface Player {
  readonly context: BrowserContext
  readonly page: Page
  /** Names of the challenges in received notifications. */
  heard(): readonly string[]
}

/** Opens the shop in a new browser context, and waits until its socket is connected. */
async function join(): Promise<Player> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const received: string[] = []
  let sockets = 0
  page.on('websocket', (socket) => {
    sockets++
    socket.on('framereceived', ({ payload }) => void received.push(String(payload)))
  })
  await page.goto(`${shop.url}/#/search`)
  await page.locator('mat-grid-tile').first().waitFor()
  await expect.poll(() => sockets).toBeGreaterThan(0)
  // Engine.IO acknowledges the connection first, then the namespace does.
  await expect.poll(() => received.some((frame) => frame.startsWith('40'))).toBe(true)
  return {
    context,
    page,
    heard: () =>
      received
        .filter((frame) => frame.startsWith('42["challenge solved"'))
        .map((frame) => (JSON.parse(frame.slice(2)) as [string, { name: string }])[1].name),
  }
}

const toasts = ({ page }: Player) => page.locator('.challenge-solved-toast')

test('two players of a class get notifications only of their own solves, also when they solve at the same time', async () => {
  const [one, other] = await Promise.all([join(), join()])
  await Promise.all([
    one.context.request.get(`${shop.url}/assets/public/images/padding/1px.png`, { failOnStatusCode: true }),
    other.context.request.post(`${shop.url}/rest/user/login`, {
      data: { email: "' or 1=1--", password: 'x' },
      failOnStatusCode: true,
    }),
  ])
  await toasts(one).filter({ hasText: 'Score Board' }).waitFor()
  await toasts(other).filter({ hasText: 'Login Admin' }).waitFor()
  // Notifications arrive in order, so any notification for the wrong player would be there by now.
  await one.context.request.get(`${shop.url}/ftp/acquisitions.md`, { failOnStatusCode: true })
  await expect.poll(() => one.heard().length).toBe(2)
  await other.context.request.get(`${shop.url}/assets/public/images/padding/81px.png`, { failOnStatusCode: true })
  await expect.poll(() => other.heard().length).toBe(2)
  expect(one.heard()).toEqual(['Score Board', 'Confidential Document'])
  expect(other.heard()).toEqual(['Login Admin', 'Privacy Policy'])
  await expect.poll(() => toasts(one).filter({ hasText: 'Login Admin' }).count()).toBe(0)
})
