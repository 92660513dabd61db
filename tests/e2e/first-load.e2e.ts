import { expect, test } from 'vitest'
import { setStage } from './support/stage.ts'
import { expectVisitBudget } from './support/visit-budget.ts'
import { english, translatorFor } from './support/words.ts'

const stage = setStage({}, { cache: false })

test.each(['/', '/search'])('a first visit to %s stays within its budget', async (address) => {
  await expectVisitBudget(stage.page, () => stage.open(address))
})

/**
 * Paths that a page requests before its app starts. The script of the app is blocked, so nothing later is requested.
 */
async function askedFirst(address: string): Promise<readonly string[]> {
  const { page } = stage
  await page.route('**/main.js', (route) => route.abort())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')))
  await page.goto('about:blank')
  await stage.open(address)
  await page.waitForLoadState('networkidle')
  return asked
}

test('the score board requests its code, styles and challenges in parallel with the code of the app', async () => {
  expect(await askedFirst('/score-board')).toEqual(
    expect.arrayContaining(['/assets/training.js', '/assets/training.css', '/api/Challenges']),
  )
})

test('the score board requests its challenges once before the first render', async () => {
  const { page } = stage
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // This image solves the score board challenge, after which everything is fetched again.
  await page.route('**/padding/**', (route) => route.abort())
  await stage.open('/score-board')
  await page.getByRole('row').nth(1).waitFor()
  expect(asked.filter((path) => path === '/api/Challenges')).toHaveLength(1)
})

test("a visitor's translations are requested in parallel with the code of the app", async () => {
  const texts = '/assets/i18n/de_DE.json'
  expect(await askedFirst('/search')).not.toContain(texts)
  await stage.context.addCookies([{ name: 'language', value: 'de_DE', url: stage.shop.url }])
  const asked: string[] = []
  stage.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect(await askedFirst('/search')).toContain(texts)
  await stage.page.unroute('**/main.js')
  await stage.page.reload()
  await stage.page.getByRole('heading', { name: translatorFor('de_DE')('ALL_PRODUCTS') }).waitFor()
  // The app uses the response of the early request. The second request is from the reload.
  expect(asked.filter((path) => path === texts)).toHaveLength(2)
})

test('code that is loaded late is requested only after the first screen is rendered', async () => {
  const { page } = stage
  const drawn: number[] = []
  await page.route('**/assets/late-*.js', async (route) => {
    drawn.push(await page.locator('mat-grid-tile').count())
    await route.continue()
  })
  await stage.open('/search')
  await expect.poll(() => drawn.length).toBe(1)
  expect(drawn[0]).toBeGreaterThan(0)
})

test('the score board is rendered even if its challenges never arrive', async () => {
  await stage.page.route('**/api/Challenges', () => {})
  await stage.open('/score-board')
  await stage.page.getByRole('heading', { name: english('SCORE_BOARD'), exact: true }).waitFor()
  await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a text screen preloads its fonts, and the product list only its first picture', async () => {
  const text = await askedFirst('/privacy-security/privacy-policy')
  expect(text.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
  const shop = await askedFirst('/search')
  expect(shop.filter((path) => path.endsWith('.woff2'))).toHaveLength(0)
  expect(shop.filter((path) => path.endsWith('.webp'))).toHaveLength(1)
})

test('the cookie notice is rendered with the first screen, even if late code does not load', async () => {
  await stage.page.route('**/assets/late-*', (route) => route.abort())
  await stage.open('/about')
  await stage.page.getByRole('region', { name: english('COOKIES') }).waitFor()
})
