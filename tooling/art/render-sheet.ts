import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@fruit/tests/e2e/support/browser'
import { newCustomer } from '@fruit/tests/e2e/support/customer'
import { startShop } from '@fruit/tests/e2e/support/shop'
import type { Stage } from '@fruit/tests/e2e/support/stage'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { SCREENS } from '../../apps/web/src/app/screens.ts'

/** Window size and colour scheme of each sheet. */
const LOOKS = [
  { width: 390, height: 844, colors: 'light' },
  { width: 390, height: 844, colors: 'dark' },
  { width: 768, height: 1024, colors: 'light' },
  { width: 768, height: 1024, colors: 'dark' },
  { width: 1440, height: 900, colors: 'light' },
  { width: 1440, height: 900, colors: 'dark' },
] as const
/** Width of a picture on its sheet in pixels, by the width of its window. */
const SHOWN: Readonly<Record<number, number>> = { 390: 300, 768: 400, 1440: 640 }
/** Width in pixels, rows and gap of a sheet. */
const SHEET = { width: 2000, rows: 2, gap: 10 }

/** Addresses of screens outside the list and of server-rendered pages. `FILLED` has values for route parameters. */
const OTHERS = [
  '#/search',
  '#/search?q=nothing-like-it',
  '#/search?product=1',
  '#/score-board',
  '#/token-sale',
  '#/web3-sandbox',
  '#/administration',
  'profile',
  'dataerasure',
  'promotion',
  'ftp',
  'ftp/none.md',
  'api-docs/',
  'rest/training/walkthroughs',
  'rest/training/walkthroughs/scoreBoardChallenge',
  'rest/training/walkthroughs/loginAdminChallenge',
]
const FILLED: Readonly<Record<string, string>> = {
  ':key': 'scoreBoardChallenge',
  'path/:id': 'path/first-ninety-minutes',
  'conversation/:id': 'conversation/1',
  ':entity': 'shop',
  ':addressId': '1',
  'order-completion/:id': 'order-completion/none',
}

/**
 * Renders contact sheets of every screen, at three widths in two colour schemes: `npx tsx tooling/art/render-sheet.ts
 * FOLDER [--only REGEXP] [--look 390-light]`, after `npm run build`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, look: { type: 'string', default: '' } },
})
const target = positionals[0] ?? 'sheets'
await mkdir(target, { recursive: true })
const scratch = await mkdtemp(join(tmpdir(), 'fruit-sheet-'))
const [browser, shop] = await Promise.all([
  launchBrowser(),
  startShop({ config: { server: { showWalkthroughs: true } } }),
])
try {
  for (const look of LOOKS) {
    const name = `${look.width}-${look.colors}`
    if (!name.includes(values.look)) continue
    const context = await browser.newContext({
      viewport: { width: look.width, height: look.height },
      colorScheme: look.colors,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.route('**/padding/**', (route) => route.abort())
    const stage: Stage = { shop, context, page, open: (path) => page.goto(`${shop.url}/#${path}`) }
    const customer = await newCustomer(stage, `sheet-${name}`)
    await context.request.get(`${shop.url}/assets/public/images/padding/1px.png`)
    await customer.call('POST', '/api/BasketItems', { ProductId: 1, BasketId: String(customer.basketId), quantity: 2 })
    const cookies = { token: customer.token, cookieconsent_status: 'dismiss' }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })))
    await customer.logInOnPage({ bid: String(customer.basketId) })
    const shots: string[] = []
    for (const address of addresses()) {
      const file = join(scratch, `${name}-${shots.length}.png`)
      await shoot(page, `${shop.url}/${address}`, file, address)
      shots.push(file)
    }
    await layOut(shots, look.width, join(target, name))
    await context.close()
  }
} finally {
  await Promise.all([browser.close(), shop.stop(), rm(scratch, { recursive: true, force: true })])
}

function addresses(): readonly string[] {
  const listed = SCREENS.map(({ path }) => {
    const filled = Object.entries(FILLED).reduce((text, [pattern, value]) => text.replace(pattern, value), path)
    return `#/${filled}`
  })
  return [...OTHERS, ...listed].filter((address) => new RegExp(values.only).test(address))
}

/** Takes a screenshot once nothing is loading any more, up to twice the height of the window. */
async function shoot(page: Page, url: string, file: string, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // A font that has just loaded is used two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { width, height } = page.viewportSize()!
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(full, 2 * height) } })
  console.log(address, `${full} px high`)
}

/** Arranges pictures in rows, on as many sheets as needed. */
async function layOut(shots: readonly string[], width: number, name: string): Promise<void> {
  const shown = SHOWN[width]!
  const columns = Math.floor(SHEET.width / (shown + SHEET.gap))
  const perSheet = columns * SHEET.rows
  for (let start = 0; start < shots.length; start += perSheet) {
    const pictures = await Promise.all(
      shots
        .slice(start, start + perSheet)
        .map((shot) => sharp(shot).resize({ width: shown }).png().toBuffer({ resolveWithObject: true })),
    )
    const highest = Math.max(...pictures.map(({ info }) => info.height))
    const rows = Math.ceil(pictures.length / columns)
    await sharp({
      create: { width: SHEET.width, height: rows * (highest + SHEET.gap), channels: 3, background: '#888888' },
    })
      .composite(
        pictures.map(({ data }, place) => ({
          input: data,
          left: (place % columns) * (shown + SHEET.gap),
          top: Math.floor(place / columns) * (highest + SHEET.gap),
        })),
      )
      .png()
      .toFile(`${name}-${start / perSheet + 1}.png`)
  }
}
