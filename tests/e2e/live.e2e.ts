import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { ClassTrainer, CONTEST, signInLinkIn } from './support/class-trainer.ts'
import { type RunningShop, startShop } from './support/shop.ts'

/** A request to this path solves the score board challenge. */
const SOLVE = '/assets/public/images/padding/1px.png'

let browser: Browser
let shop: RunningShop
let trainer: ClassTrainer
let context: BrowserContext
/** The page of a learner in an event. */
let page: Page
let event: { readonly id: string; readonly code: string }

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop({ options: ['--class'] })])
  trainer = await ClassTrainer.byLink(signInLinkIn(shop.output())!)
  event = await trainer.openEvent()
})
afterAll(async () => {
  await shop?.stop()
})

let learners = 0

beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
  const form = { code: event.code, nickname: `Learner ${learners++}` }
  expect((await context.request.post(`${shop.url}/join`, { form, maxRedirects: 0 })).status()).toBe(303)
})
afterEach(() => context.close())

/** Routes the Socket.IO connection of the page, so that a test can break and restore it. */
async function routeSocket() {
  const ends: WebSocketRoute[] = []
  let isBroken = false
  await page.routeWebSocket(/\/socket\.io\//, async (browsers) => {
    if (isBroken) return await browsers.close()
    ends.push(browsers, browsers.connectToServer())
  })
  return {
    isThere: () => expect.poll(() => ends.length).toBeGreaterThan(0),
    break: async () => {
      isBroken = true
      for (const end of ends.splice(0)) await end.close()
    },
    mend: () => {
      isBroken = false
    },
  }
}

const notice = (name: string) => page.locator('.challenge-solved-toast', { hasText: name })

test('reloads the progress after the connection was interrupted', async () => {
  const line = await routeSocket()
  await page.goto(`${shop.url}/#/search`)
  await line.isThere()
  await context.request.get(`${shop.url}${SOLVE}`)
  await notice('Score Board').waitFor()
  const trophy = page.getByRole('banner').locator('a[href="#/training"]')
  await trophy.waitFor()
  await line.break()
  // A reset by a trainer sends no message to the page.
  const {
    learners: [learner],
  } = await trainer.live(event.id)
  await trainer.ask('POST', `/events/${event.id}/resets`, { learner: learner!.id, what: 'progress', challenge: null })
  line.mend()
  await trophy.waitFor({ state: 'detached' })
})

test('applies rules that changed while the connection was interrupted', async () => {
  const line = await routeSocket()
  await page.goto(`${shop.url}/#/search`)
  await line.isThere()
  // A solve is announced after the rules, so the page has the rules by then.
  await context.request.get(`${shop.url}${SOLVE}`)
  await notice('Score Board').waitFor()
  await line.break()
  await trainer.ask('PUT', `/events/${event.id}`, { settings: { ...CONTEST, language: 'de_DE' }, begun: CONTEST })
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  line.mend()
  await expect.poll(() => page.getAttribute('html', 'lang').catch(() => null)).toBe('de-DE')
})
