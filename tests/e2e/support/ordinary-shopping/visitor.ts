import type { Locator, Page } from 'playwright-core'
import type { Stage } from '../stage.ts'
import type { Translate } from '../words.ts'

export const EMAIL = 'niamh@fruit.test'
/** A real name: its apostrophe is entered in every form of the shop. */
export const NAME = "Niamh O'Brien"

/** A stage with the texts of the visitor's language. */
export interface Visitor extends Stage {
  readonly t: Translate
}

export const products = ({ page }: Stage) => page.locator('mat-grid-tile').first()
const heading = (page: Page) => page.locator('main h1').first()
export const button = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true })

/** Opens a screen in a new document, and waits until it is rendered and all its requests have finished. */
export async function see({ page, shop }: Visitor, path: string): Promise<void> {
  // Leaves the page first: a navigation within the document has no event for its completion.
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
