import { expect } from 'vitest'
import { PASSWORD } from '../customer.ts'
import { EMAIL, NAME, products, see, type Visitor } from './visitor.ts'

/** Usual search terms. None of them is an attack. */
const SEARCHED = ['apple juice', '"apple juice"', '50%', '1_000', 'crème & sugar', 'juice?', '#1', '3 < 4', '果汁']

export async function chooseLanguage({ page, context, shop }: Visitor, language: string): Promise<void> {
  const tag = language.replace('_', '-')
  // English is the default, so another language is chosen first.
  for (const choice of language === 'en' ? ['nl-NL', tag] : [tag]) {
    await page.click('#navbarLanguageButton')
    await page.locator(`[role="menuitemradio"][lang="${choice}"]`).click()
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(choice)
  }
  const kept = async () => (await context.cookies(shop.url)).find(({ name }) => name === 'language')?.value
  await expect.poll(kept).toBe(language)
}

/** Opens the side menu on a narrow screen, where it contains all links, and follows each. */
export async function followMenu(visitor: Visitor): Promise<void> {
  const { page, t, shop, context } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('SIDE_MENU_OPEN') }).click()
  const links = page.getByRole('dialog').locator('nav a')
  await links.first().waitFor()
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of addresses) {
    const { pathname, hash } = new URL(address)
    if (pathname === '/redirect') {
      expect((await context.request.get(address, { maxRedirects: 0 })).status()).toBe(302)
    } else if (hash) {
      await see(visitor, hash.slice(1))
    } else {
      expect((await page.goto(shop.url + pathname))?.status()).toBe(200)
    }
  }
  await see(visitor, '/about')
}

export async function chooseDark({ page, t }: Visitor): Promise<void> {
  for (const mode of ['COLOR_MODE_DARK', 'COLOR_MODE_AUTO']) {
    await page.getByRole('button', { name: t('SIDE_MENU_OPEN') }).click()
    await page.getByLabel(t(mode), { exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

export async function searchForThings(visitor: Visitor): Promise<void> {
  const { page } = visitor
  for (const words of SEARCHED) {
    await page.fill('#searchQuery', words)
    await page.press('#searchQuery', 'Enter')
    await expect.poll(() => page.textContent('#searchValue')).toContain(words)
    await page.waitForLoadState('networkidle')
  }
  await visitor.open('/search')
  await products(visitor).getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}

/** Opens screens and pages that are not in a visitor's menu but linked elsewhere, or that are typed. */
export async function openWhatVisitorsMay(visitor: Visitor): Promise<void> {
  const { page, shop } = visitor
  for (const path of ['/forgot-password', '/2fa/enter', '/track-result', '/track-result?id=5267-0123456789abcdef'])
    await see(visitor, path)
  await visitor.open('/no-such-screen')
  await products(visitor).waitFor()
  // Screens for customers refuse visitors.
  for (const path of ['/basket', '/wallet', '/accounting']) await see(visitor, path)
  await page.goto(`${shop.url}/promotion`)
  await visitor.open('/login')
  await page.fill('#login-form #email', EMAIL)
  await page.fill('#password', 'not yet')
  await page.click('#loginButton')
  await page.locator('.error').waitFor()
}

export async function register({ page, open }: Visitor): Promise<void> {
  await open('/register')
  await page.fill('#emailControl', EMAIL)
  await page.fill('#passwordControl', PASSWORD)
  await page.fill('#repeatPasswordControl', PASSWORD)
  await page.locator('mat-select[name=securityQuestion]').click()
  await page.getByRole('option').nth(1).click()
  await page.fill('#securityAnswerControl', NAME)
  await page.click('#registerButton')
  await page.locator('#login-form').waitFor()
}
