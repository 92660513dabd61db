import { statSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@fruit/tests/e2e/support/browser'
import { startShop } from '@fruit/tests/e2e/support/shop'
import { english } from '@fruit/tests/e2e/support/words'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { root } from '../sources.mjs'

// Records find, attack and repair in the running shop, for README.md: npm run build, then npx tsx
// tooling/art/render-tour.ts

const WINDOW = { width: 1120, height: 700 }
const WIDTH = 800
const KEY = 'loginAdminChallenge'
/** Style of the caption at the bottom of a picture. */
const CAPTION =
  'position:fixed;left:50%;bottom:18px;translate:-50% 0;z-index:9999;padding:8px 22px;border-radius:999px;' +
  'background:#17211a;color:#fff;font:600 22px system-ui,sans-serif;white-space:nowrap'

interface Frame {
  readonly picture: Buffer
  readonly milliseconds: number
}

/** Takes the pictures of the tour, one after another. */
async function film(page: Page, url: string): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  const hold = async (caption: string, milliseconds: number) => {
    await page.evaluate(
      ([text, style]) => {
        const bar = document.createElement('div')
        bar.id = 'tour-caption'
        bar.textContent = text
        bar.style.cssText = style
        document.getElementById(bar.id)?.remove()
        document.body.append(bar)
      },
      [caption, CAPTION] as const,
    )
    const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
      .resize(WIDTH)
      .png()
      .toBuffer()
    frames.push({ picture, milliseconds })
  }
  const open = async (path: string) => {
    await page.goto(`${url}/#${path}`)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const says = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
  const closeNotices = async () => {
    const close = page.getByRole('button', { name: /^Close: / })
    while ((await close.count()) > 0) await close.first().click()
  }
  await open('/search')
  await page.getByRole('button', { name: /dismiss cookie message/ }).click()
  await hold('Find', 1600)
  await open('/login')
  await page.fill('#email', "'")
  await page.fill('#password', 'x')
  await page.click('#loginButton')
  await says(/SQLITE_ERROR|Error/)
  await hold('Find: a quote makes the login stumble', 2400)
  await closeNotices()
  await page.fill('#email', "' or 1=1--")
  await hold('Attack', 1600)
  await page.click('#loginButton')
  await says('Login Admin')
  await hold('Attack: you are the administrator', 2400)
  await closeNotices()
  await open(`/coding-challenge/${KEY}`)
  const lines = page.locator('fieldset label')
  await lines.first().waitFor()
  for (let index = 0; index < (await lines.count()); index++)
    if ((await lines.nth(index).textContent())!.includes('${')) await lines.nth(index).click()
  await hold('Repair: which lines are wrong?', 2600)
  await page.click('#findItSubmitButton')
  const options = page.locator('input[name="fix"]')
  await options.first().waitFor()
  const changes = page.getByRole('region', { name: /^What changes/ })
  for (let place = 0; place < (await options.count()); place++) {
    await options.nth(place).check()
    if ((await changes.textContent())!.includes('parameters: [email, passwordHash]')) break
  }
  await changes.scrollIntoViewIfNeeded()
  await hold('Repair: choose a fix, or write your own', 2600)
  await page.getByRole('button', { name: english('APPLY_FIX') }).click()
  await says(/Option \d runs in your shop/)
  await page.getByRole('button', { name: english('REPLAY_EXPLOIT') }).click()
  const fails = page.getByText(english('EXPLOIT_FAILS')).filter({ visible: true }).first()
  await fails.waitFor()
  await fails.scrollIntoViewIfNeeded()
  await hold('Repair: now the same attack fails', 2800)
  return frames
}

const shop = await startShop({ config: { application: { showVersionNumber: false } } })
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: WINDOW, colorScheme: 'light', reducedMotion: 'reduce' })
  page.on('dialog', (dialog) => dialog.dismiss())
  const frames = await film(page, shop.url)
  const file = join(root, 'docs/pictures/tour.webp')
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 62, effort: 6, loop: 0, delay: frames.map(({ milliseconds }) => milliseconds) })
    .toFile(file)
  console.log(`${file}: ${frames.length} pictures, ${statSync(file).size} bytes`)
} finally {
  await browser.close()
  await shop.stop()
}
