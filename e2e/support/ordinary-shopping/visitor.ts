import type { Locator, Page } from 'playwright-core'
import type { Stage } from '../stage.ts'
import type { Words } from '../words.ts'

export const EMAIL = 'niamh@fruit.test'
/** A name that people have: its apostrophe goes through every form of the shop. */
export const NAME = "Niamh O'Brien"

/** What somebody at a browser has at hand. */
export interface Visitor extends Stage {
  readonly t: Words
}

export const products = ({ page }: Stage) => page.locator('mat-grid-tile').first()
const heading = (page: Page) => page.locator('main h1').first()
export const button = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true })

/** Opens a screen anew, and waits until it stands there and until all that it asks the shop for has come. */
export async function see({ page, shop }: Visitor, path: string): Promise<void> {
  // From elsewhere: between two screens of the same page, nothing tells when all of the next one is there.
  await page.goto('about:blank')
  await page.goto(`${shop.url}/#${path}`, { waitUntil: 'networkidle' })
  await heading(page).waitFor()
}

export async function enterPassword(visitor: Visitor, password: string): Promise<void> {
  const { page } = visitor
  await visitor.open('/login')
  await page.fill('#login-form #email', EMAIL)
  await page.fill('#password', password)
  await page.click('#loginButton')
}

export async function signIn(visitor: Visitor, password: string): Promise<void> {
  await enterPassword(visitor, password)
  await products(visitor).waitFor()
}

export async function signOut(visitor: Visitor): Promise<void> {
  await visitor.page.click('#navbarAccount')
  await visitor.page.click('#navbarLogoutButton')
  await products(visitor).waitFor()
}

export async function pick(field: Locator, place: number): Promise<void> {
  await field.click()
  await field.page().getByRole('option').nth(place).click()
}
