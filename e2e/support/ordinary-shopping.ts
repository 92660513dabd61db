import { fileURLToPath } from 'node:url'
import { codeOf } from '@fruit/shop/second-factor/authenticator'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { SCREENS } from '../../apps/web/src/app/screens.ts'
import { solveCaptcha } from './captcha.ts'
import { PASSWORD, theAccountant } from './customer.ts'
import type { Stage } from './stage.ts'
import { type Words, wordsOf } from './words.ts'

const PUBLIC = new URL('../../apps/web/public/assets/public/', import.meta.url)
const PHOTO = fileURLToPath(new URL('images/uploads/above-the-gorge.jpg', PUBLIC))
const PORTRAIT = fileURLToPath(new URL('favicon-32.png', PUBLIC))
const INVOICE = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
const PRIVACY = '/privacy-security'
const STEP_OF_CODES = 30_000
const EMAIL = 'niamh@fruit.test'
/** A name that people have: its apostrophe goes through every form of the shop. */
const NAME = "Niamh O'Brien"
const NEW_PASSWORD = 'Riper4ever!'
/** What people type into a search: nothing of it is an attack. */
const SEARCHED = ['apple juice', '"apple juice"', '50%', '1_000', 'crème & sugar', 'juice?', '#1', '3 < 4', '果汁']
/** Screens that no menu and no link of an ordinary shopping visit leads to, and where nobody is turned away. */
const OUT_OF_THE_WAY: readonly string[] = ['403']

/** Challenges of an ordinary shopping visit that ends at the score board: to read and to find is all that they ask for. */
export const MEANT_TO_BE_SOLVED: readonly string[] = ['privacyPolicyChallenge', 'scoreBoardChallenge']

/** Keys of the challenges that are solved in the world of a browser, in the order of the alphabet. */
export async function solvedOn({ context, shop }: Stage): Promise<readonly string[]> {
  const answer = await context.request.get(`${shop.url}/api/Challenges?solved=true`)
  return ((await answer.json()).data as { key: string }[]).map(({ key }) => key).sort()
}

/** What somebody at a browser has at hand. */
interface Visitor extends Stage {
  readonly t: Words
}

/**
 * An ordinary shopping visit through every screen of the shop: as a visitor, a customer, a deluxe member and an accountant.
 * Nobody in it means harm, and nobody types anything that people do not type.
 *
 * @param language in which the visitor reads the shop, chosen by the menu
 * @returns patterns of the screens that were not seen
 */
export async function ordinaryShopping(stage: Stage, language: string): Promise<readonly string[]> {
  const seen = watchScreens(stage)
  // Getters of the stage: it has another page in each test.
  const visitor: Visitor = {
    ...stage,
    shop: stage.shop,
    context: stage.context,
    page: stage.page,
    t: wordsOf(language),
  }
  await visitor.open('/')
  await products(visitor).waitFor()
  await chooseLanguage(visitor, language)
  await followMenu(visitor)
  await chooseDark(visitor)
  await searchForThings(visitor)
  await openWhatVisitorsMay(visitor)
  await register(visitor)
  await signIn(visitor, PASSWORD)
  await reviewProducts(visitor)
  await giveFeedback(visitor)
  await complain(visitor)
  await sharePhoto(visitor)
  await chat(visitor)
  await order(visitor)
  await recycle(visitor)
  await becomeMember(visitor)
  await keepAddressesAndCards(visitor)
  await dressUp(visitor)
  await lookAfterPrivacy(visitor)
  await followMenu(visitor)
  await train(visitor)
  await eraseData(visitor)
  await keepTheBooks(visitor)
  return SCREENS.map(({ path }) => path).filter((path) => !seen(path) && !OUT_OF_THE_WAY.includes(path))
}

/** Remembers where the page goes; tells whether it was at a screen. */
function watchScreens({ page }: Stage): (pattern: string) => boolean {
  const paths = new Set<string>()
  page.on('framenavigated', (frame) => {
    const [, path] = /#\/([^?]*)/.exec(frame.url()) ?? []
    if (frame === page.mainFrame() && path !== undefined) paths.add(path)
  })
  return (pattern) => [...paths].some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

const products = ({ page }: Stage) => page.locator('mat-grid-tile').first()
const heading = ({ page }: Stage) => page.locator('main h1').first()
const button = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true })

/** Opens a screen and waits until it stands there, and until all that it asks the shop for has come. */
async function see(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  // Another screen of the same page: only a fresh start tells when all of it is there.
  await visitor.page.reload({ waitUntil: 'networkidle' })
  await heading(visitor).waitFor()
}

async function chooseLanguage({ page, context, shop }: Visitor, language: string): Promise<void> {
  const tag = language.replace('_', '-')
  // Whoever reads English already chooses another language first.
  for (const choice of language === 'en' ? ['nl-NL', tag] : [tag]) {
    await page.click('#navbarLanguageButton')
    await page.locator(`[role="menuitemradio"][lang="${choice}"]`).click()
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(choice)
  }
  const kept = async () => (await context.cookies(shop.url)).find(({ name }) => name === 'language')?.value
  await expect.poll(kept).toBe(language)
}

/** Opens the side menu on a narrow screen, where everything is in it, and goes wherever it leads. */
async function followMenu(visitor: Visitor): Promise<void> {
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

async function chooseDark({ page, t }: Visitor): Promise<void> {
  for (const mode of ['COLOR_MODE_DARK', 'COLOR_MODE_AUTO']) {
    await page.getByRole('button', { name: t('SIDE_MENU_OPEN') }).click()
    await page.getByLabel(t(mode), { exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

async function searchForThings(visitor: Visitor): Promise<void> {
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

/** Screens and pages that no menu leads a visitor to, but links, letters and typed addresses do. */
async function openWhatVisitorsMay(visitor: Visitor): Promise<void> {
  const { page, shop } = visitor
  for (const path of ['/forgot-password', '/2fa/enter', '/track-result', '/track-result?id=5267-0123456789abcdef'])
    await see(visitor, path)
  await visitor.open('/no-such-screen')
  await products(visitor).waitFor()
  // What is for customers alone turns visitors away.
  for (const path of ['/basket', '/wallet', '/accounting']) await see(visitor, path)
  await page.goto(`${shop.url}/promotion`)
  await visitor.open('/login')
  await page.fill('#login-form #email', EMAIL)
  await page.fill('#password', 'not yet')
  await page.click('#loginButton')
  await page.locator('.error').waitFor()
}

async function register({ page, open }: Visitor): Promise<void> {
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

async function enterPassword(visitor: Visitor, password: string): Promise<void> {
  const { page } = visitor
  await visitor.open('/login')
  await page.fill('#login-form #email', EMAIL)
  await page.fill('#password', password)
  await page.click('#loginButton')
}

async function signIn(visitor: Visitor, password: string): Promise<void> {
  await enterPassword(visitor, password)
  await products(visitor).waitFor()
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.page.click('#navbarAccount')
  await visitor.page.click('#navbarLogoutButton')
  await products(visitor).waitFor()
}

async function reviewProducts(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await visitor.open('/search?q=quince')
  await products(visitor).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('blockquote').first().waitFor()
  const like = dialog.locator('blockquote + div button:not([disabled])').first()
  await like.click()
  await dialog.getByLabel(t('WRITE_REVIEW')).fill("It's 100% what O'Brien's aunt promised.")
  await dialog.getByRole('button', { name: t('SUBMIT'), exact: true }).click()
  await dialog.getByText('100% what').waitFor()
  await dialog
    .getByRole('button', { name: t('EDIT_REVIEW_TEXT', { review: '' }).trim() })
    .first()
    .click()
  const edit = page.getByRole('dialog').last()
  await edit.locator('textarea').fill('It grows on you.')
  await edit.getByRole('button', { name: t('SAVE'), exact: true }).click()
  await dialog.getByText('It grows on you.').waitFor()
  await page.keyboard.press('Escape')
}

/** Twice, with the most stars and with the fewest that a visitor can give. */
async function giveFeedback(visitor: Visitor): Promise<void> {
  const { page } = visitor
  for (const [key, comment] of [
    ['End', "Isn't it lovely here? 5/5"],
    ['Home+ArrowRight', 'Too much mint; less than 50% of it would do.'],
  ] as const) {
    // A sum serves once, and the next one comes after the thanks.
    await see(visitor, '/contact')
    await page.fill('#comment', comment)
    await page.focus('#rating')
    for (const press of key.split('+')) await page.keyboard.press(press)
    await page.fill('#captchaControl', await solveCaptcha(page))
    await page.click('#submitButton')
    await expect.poll(() => page.inputValue('#comment')).toBe('')
  }
}

async function complain(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/complain')
  await page.fill('#complaintMessage', "The cork's gone, and half of the bottle (50%) with it.")
  await page.setInputFiles('#file', INVOICE)
  await page.click('#submitButton')
  await page.locator('main .confirmation').waitFor()
}

async function sharePhoto(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/photo-wall')
  const photos = page.getByRole('figure')
  await photos.first().waitFor()
  // Every photo is looked at.
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await photos.count()
  await page.setInputFiles('#picker', PHOTO)
  await page.fill('#caption', "O'Brien's gorge #summer")
  await page.click('#submitButton')
  await expect.poll(() => photos.count()).toBe(before + 1)
}

async function chat(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/chatbot')
  // The dots of a bot that thinks are no words yet.
  const bubbles = page.locator('#chat-window li:not(:has(i))')
  await bubbles.first().waitFor()
  for (const words of [NAME, 'Hello!', 'How much is the apple juice?', 'Thank you']) {
    const before = await bubbles.count()
    await page.fill('#message-input', words)
    await page.press('#message-input', 'Enter')
    await expect.poll(() => bubbles.count()).toBeGreaterThanOrEqual(before + 2)
  }
}

async function pick(field: Locator, place: number): Promise<void> {
  await field.click()
  await field.page().getByRole('option').nth(place).click()
}

async function typeAddress({ page, t }: Visitor): Promise<void> {
  await page.getByLabel(t('FULL_NAME'), { exact: true }).fill(NAME)
  await page.locator('[autocomplete="tel-national"]').fill('1234567890')
  await page.fill('#address', "7 St. Finbarr's Row")
  await page.locator('[autocomplete="postal-code"]').fill('T12 4PX')
  await page.locator('[autocomplete="address-level2"]').fill('Little Pipping')
  await page.locator('[autocomplete="country-name"]').fill("Côte d'Or")
  await page.click('#submitButton')
}

async function typeCard({ page }: Visitor): Promise<void> {
  await page.locator('[autocomplete="cc-name"]').fill(NAME)
  await page.locator('[autocomplete="cc-number"]').fill('7204 6153 9084 7261')
  await pick(page.locator('mat-select[name=expMonth] button'), 3)
  await pick(page.locator('mat-select[name=expYear] button'), 9)
  await page.click('#submitButton')
  await page.locator('input[name=payment]:not([value=wallet])').first().waitFor()
}

/** From the shelf to the order on its way, with a coupon that is none. */
async function order(visitor: Visitor): Promise<void> {
  const { page, t } = visitor
  await visitor.open('/search')
  await products(visitor).waitFor()
  const added = page.waitForResponse((answer) => answer.url().includes('/api/BasketItems'))
  await page.locator('.btn-basket').first().click()
  expect((await added).status()).toBe(200)
  await visitor.open('/basket')
  await page.getByRole('button', { name: t('ONE_MORE') }).click()
  await expect.poll(() => page.textContent('output')).toBe('2')
  await page.fill('#coupon', 'WMNSDY2019')
  await page.click('#applyCouponButton')
  await page.getByText(t('INVALID_COUPON')).waitFor()
  await page.click('#checkoutButton')
  await page.locator('main a[href$="/address/create"]').first().click()
  await typeAddress(visitor)
  await page.getByRole('radio').first().check()
  await button(visitor, 'CONTINUE_TO_DELIVERY').click()
  await page.locator('input[name=delivery]').first().check()
  await button(visitor, 'CONTINUE_TO_PAYMENT').click()
  await page.locator('.nextButton').waitFor()
  await typeCard(visitor)
  await page.locator('input[name=payment]:not([value=wallet])').first().check()
  await page.locator('.nextButton').click()
  await page.waitForURL(/order-summary/)
  await page.locator('#checkoutButton:not([disabled])').click()
  await page.locator('main .confirmation').waitFor()
  const confirmation = page.locator('main a[href*="/ftp/order_"]')
  expect((await page.context().request.get((await confirmation.getAttribute('href'))!)).status()).toBe(200)
  await page.locator('main a[href*="track-result/new"]').click()
  await page.locator('#orderId').waitFor()
  await see(visitor, '/order-history')
  await page.locator('main a[href*="track-result"]').click()
  await page.locator('#orderId').waitFor()
  for (const path of ['/basket', '/order-summary', '/payment/shop', '/delivery-method']) await see(visitor, path)
}

async function recycle(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/recycle')
  await page.fill('#quantity', '150')
  await page.check('#isPickUp')
  await page.fill('#pickupDate', '2090-05-06')
  await page.getByRole('radio').first().check()
  await page.click('#recycleButton')
  await page.locator('main .confirmation').waitFor()
}

/** Puts money into the wallet, and pays the membership with it. */
async function becomeMember(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open('/wallet')
  await page.fill('#chargeAmount', '60')
  await page.click('#submitButton')
  await page.locator('input[name=payment]:not([value=wallet])').first().check()
  await page.locator('.nextButton').click()
  await page.locator('#balance').waitFor()
  await visitor.open('/deluxe-membership')
  await page.locator('main a[href$="/payment/deluxe"]').click()
  await page.locator('input[name=payment][value=wallet]').check()
  await page.locator('.nextButton').click()
  await page.locator('main .error').waitFor()
}

async function keepAddressesAndCards(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await see(visitor, '/address/saved')
  await page.locator('main a[href*="/address/edit/"]').first().click()
  await expect.poll(() => page.inputValue('#address')).toContain('Finbarr')
  await page.locator('[autocomplete="address-level2"]').fill('Upper Pipping')
  await page.click('#submitButton')
  await page.getByText('Upper Pipping').last().waitFor()
  await see(visitor, '/saved-payment-methods')
  await see(visitor, '/privacy-security/last-login-ip')
}

/** Pages of the server: a name and two pictures. */
async function dressUp({ page, shop }: Visitor): Promise<void> {
  await page.goto(`${shop.url}/profile`)
  await page.fill('#username', NAME)
  await page.click('#submit')
  await page.locator('.user-name', { hasText: NAME }).waitFor()
  await page.setInputFiles('#picture', PORTRAIT)
  const width = () => page.locator('img.picture').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await page.locator('form[enctype] button').click()
  await expect.poll(width).toBe(32)
  await page.fill('#url', '/assets/public/images/products/mug-shot.webp')
  await page.click('#submitUrl')
  await expect.poll(width).toBe(480)
}

/** Another password, a second factor and its way in, and an export. */
async function lookAfterPrivacy(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.open(`${PRIVACY}/change-password`)
  await page.fill('#currentPassword', PASSWORD)
  await page.fill('#newPassword', NEW_PASSWORD)
  await page.fill('#newPasswordRepeat', NEW_PASSWORD)
  await page.click('#changeButton')
  await expect.poll(() => page.inputValue('#currentPassword')).toBe('')
  await visitor.open(`${PRIVACY}/two-factor-authentication`)
  const secret = await page
    .locator('code')
    .filter({ hasText: /^(?:[A-Z2-7]{4} ?){8}$/ })
    .textContent()
  const seed = secret!.replaceAll(' ', '')
  const now = Date.now()
  await page.fill('#currentPasswordSetup', NEW_PASSWORD)
  await page.fill('#initialToken', codeOf(seed, now))
  await page.click('#setupTwoFactorAuth')
  await page.locator('#disableTwoFactorAuth').waitFor()
  await signOut(visitor)
  await enterPassword(visitor, NEW_PASSWORD)
  // The code that set it up is used already.
  await page.fill('#totpToken', codeOf(seed, now + STEP_OF_CODES))
  await page.click('#totpSubmitButton')
  await products(visitor).waitFor()
  await visitor.open(`${PRIVACY}/data-export`)
  await page.locator('#formatControl input').first().check()
  await page.click('#submitButton')
  await page.locator('#userData').waitFor()
}

/** The score board, found; a challenge, a hint of it, and code that is not open yet. */
async function train(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await see(visitor, '/score-board')
  await see(visitor, '/training')
  await see(visitor, '/score-board-preview')
  await see(visitor, '/challenge/loginAdminChallenge')
  await page.locator('main button').first().waitFor()
  await see(visitor, '/coding-challenge/loginAdminChallenge')
}

async function eraseData(visitor: Visitor): Promise<void> {
  const { page, shop } = visitor
  await page.goto(`${shop.url}/dataerasure`)
  await page.fill('#email', EMAIL)
  await page.fill('#securityAnswer', NAME)
  const erased = page.waitForResponse((answer) => answer.url().endsWith('/dataerasure') && answer.status() === 200)
  await page.click('#submit')
  await erased
  await visitor.open('/')
  await products(visitor).waitFor()
}

/** Another customer's tab: whoever keeps the books. Their password is known to nobody, so their session is made beside the page. */
async function keepTheBooks(visitor: Visitor): Promise<void> {
  const { page, context, shop } = visitor
  const { token, basketId } = await theAccountant(visitor)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await page.evaluate(
    ([token, bid]) => {
      localStorage.setItem('token', token!)
      sessionStorage.setItem('bid', bid!)
    },
    [token, String(basketId)],
  )
  await page.reload()
  await products(visitor).waitFor()
  await see(visitor, '/accounting')
  await page.locator('mat-row').first().waitFor()
  await page.locator('main mat-row button').first().click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const price = page.locator('main form input').first()
  await price.fill('3.21')
  await price.press('Enter')
  expect((await saved).status()).toBe(200)
  await followMenu(visitor)
}
