import { expect, test } from 'vitest'
import { expectCheapVisit } from './support/page-cost.ts'
import { setStage } from './support/stage.ts'
import { english, wordsOf } from './support/words.ts'

const stage = setStage({}, { cache: false })

test.each(['/', '/search'])('a visit to the shop window is cheap, by the address %s', async (address) => {
  await expectCheapVisit(stage.page, () => stage.open(address))
})

/** What a page asks for whose app never starts: everything else would come after its code. */
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

test('the score board asks for its code, its look and the challenges together with the code of the app', async () => {
  expect(await askedFirst('/score-board')).toEqual(
    expect.arrayContaining(['/assets/training.js', '/assets/training.css', '/api/Challenges']),
  )
})

test('the score board asks once for the challenges before it is drawn', async () => {
  const { page } = stage
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The picture by which the board is found has everything asked for anew.
  await page.route('**/padding/**', (route) => route.abort())
  await stage.open('/score-board')
  await page.getByRole('row').nth(1).waitFor()
  expect(asked.filter((path) => path === '/api/Challenges')).toHaveLength(1)
})

test("a visitor's language is asked for together with the code of the app", async () => {
  const texts = '/assets/i18n/de_DE.json'
  expect(await askedFirst('/search')).not.toContain(texts)
  await stage.context.addCookies([{ name: 'language', value: 'de_DE', url: stage.shop.url }])
  const asked: string[] = []
  stage.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect(await askedFirst('/search')).toContain(texts)
  await stage.page.unroute('**/main.js')
  await stage.page.reload()
  await stage.page.getByRole('heading', { name: wordsOf('de_DE')('ALL_PRODUCTS') }).waitFor()
  // What was asked for early is what the app takes.
  expect(asked.filter((path) => path === texts)).toHaveLength(2)
})

test('what comes late is not asked for before the first screen is drawn', async () => {
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

test('a score board whose challenges never come keeps nobody looking at an empty page', async () => {
  await stage.page.route('**/api/Challenges', () => {})
  await stage.open('/score-board')
  await stage.page.getByRole('heading', { name: english('SCORE_BOARD'), exact: true }).waitFor()
  await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a screen of text asks for its typefaces at once, and the shop window for its first picture alone', async () => {
  const text = await askedFirst('/privacy-security/privacy-policy')
  expect(text.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
  const shop = await askedFirst('/search')
  expect(shop.filter((path) => path.endsWith('.woff2'))).toHaveLength(0)
  expect(shop.filter((path) => path.endsWith('.webp'))).toHaveLength(1)
})

test('the notice about cookies comes with the first screen, though nothing that is late arrives', async () => {
  await stage.page.route('**/assets/late-*', (route) => route.abort())
  await stage.open('/about')
  await stage.page.getByRole('region', { name: english('COOKIES') }).waitFor()
})
