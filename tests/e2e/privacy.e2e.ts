import { readFile } from 'node:fs/promises'
import { codeOf } from '@fruit/shop/second-factor/authenticator'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import type { RunningShop } from './support/shop.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const PASSWORD = 'Unripe4ever!'
const PRIVACY = '/privacy-security'
const STEP = 30_000

const stage = setStage()
let shop: RunningShop
let context: BrowserContext
let page: Page
let customers = 0
let email: string

beforeEach(async () => {
  ;({ shop, context, page } = stage)
  email = `private-${customers++}@fruit.test`
  await context.request.post(`${shop.url}/api/Users`, {
    data: { email, password: PASSWORD, passwordRepeat: PASSWORD },
    failOnStatusCode: true,
  })
})

const { open } = stage
const snackbar = (text: string) => page.getByRole('status').getByText(text)
const products = () => page.locator('mat-grid-tile').first()
const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function enterPassword(): Promise<void> {
  await open('/login')
  await page.fill('#email', email)
  await page.fill('#password', PASSWORD)
  await page.click('#loginButton')
}

async function signIn(): Promise<void> {
  await enterPassword()
  await products().waitFor()
}

async function signOut(): Promise<void> {
  await page.click('#navbarAccount')
  await page.click('#navbarLogoutButton')
  await products().waitFor()
}

/** Sets up a second factor with the secret on the screen and the current code. */
async function setUpSecondFactor(): Promise<{ secret: string; time: number }> {
  await open(`${PRIVACY}/two-factor-authentication`)
  const shown = page.locator('code').filter({ hasText: /^(?:[A-Z2-7]{4} ?){8}$/ })
  const secret = (await shown.textContent())!.replaceAll(' ', '')
  const time = Date.now()
  await page.fill('#currentPasswordSetup', PASSWORD)
  await page.locator('#initalToken input').fill(codeOf(secret, time))
  await page.click('#setupTwoFactorAuth')
  await snackbar(english('CONFIRM_2FA_SETUP')).waitFor()
  return { secret, time }
}

describe('two-factor authentication', () => {
  test('is set up, requested at login, and disabled', async () => {
    await signIn()
    await page.click('#navbarAccount')
    await page.getByRole('menuitem', { name: english('PRIVACY_AND_SECURITY') }).click()
    await page.getByRole('menuitem', { name: english('TITLE_TWO_FACTOR_AUTH_CONFIG') }).click()
    await page.getByRole('img', { name: `QR code for the account ${email}` }).waitFor()
    const { secret, time } = await setUpSecondFactor()
    await page.locator('#disableTwoFactorAuth').waitFor()
    await signOut()

    await enterPassword()
    await page.locator('#totpToken').waitFor()
    await expect.poll(() => stored('totp_tmp_token')).toBeTruthy()
    await page.fill('#totpToken', '12345')
    await page.locator('#totpToken').blur()
    await page.getByText(english('TWO_FACTOR_AUTH_TOKEN_DIGITS')).waitFor()
    // The code of the setup cannot be used again.
    await page.fill('#totpToken', codeOf(secret, time))
    await page.click('#totpSubmitButton')
    await page.getByRole('alert').getByText(english('INVALID_TWO_FACTOR_AUTH_TOKEN')).waitFor()
    await expect.poll(() => page.inputValue('#totpToken')).toBe('')
    await page.fill('#totpToken', codeOf(secret, Math.max(time + STEP, Date.now())))
    await page.click('#totpSubmitButton')
    await products().waitFor()
    expect(new URL(page.url()).hash).toBe('#/search')
    await expect.poll(() => stored('totp_tmp_token')).toBeNull()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bid'))).toMatch(/^\d+$/)
    const token = (await context.cookies()).find(({ name }) => name === 'token')!
    expect(Math.round((token.expires - Date.now() / 1000) / 360)).toBe(80)
    await open(`${PRIVACY}/two-factor-authentication`)
    await page.fill('#currentPasswordDisable', 'not it')
    await page.click('#disableTwoFactorAuth')
    await page.getByRole('alert').getByText('could not be changed').waitFor()
    await page.fill('#currentPasswordDisable', PASSWORD)
    await page.click('#disableTwoFactorAuth')
    await snackbar(english('CONFIRM_2FA_DISABLE')).waitFor()
    await page.locator('#setupTwoFactorAuth').waitFor()
    await signOut()
    await signIn()
  })

  test('is only requested after a password', async () => {
    await open('/2fa/enter')
    await page.getByText('Nobody is waiting for a code').waitFor()
    await page.getByRole('link', { name: english('BACK_TO_LOGIN') }).click()
    await page.locator('#login-form').waitFor()
  })
})

describe('data export', () => {
  const choose = (format: string) => page.locator('#formatControl').getByText(format, { exact: true }).click()
  const download = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(/^Download /).click()])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }

  test('downloads a file in each format, and requires a captcha for another export', async () => {
    await signIn()
    await open(`${PRIVACY}/data-export`)
    await expect.poll(() => page.isDisabled('#submitButton')).toBe(true)
    await expect.poll(() => page.locator('#captchaControl').count()).toBe(0)
    await choose('JSON')
    await page.click('#submitButton')
    await page.locator('.confirmation').waitFor()
    expect(JSON.parse((await page.locator('#userData').textContent())!).email).toBe(email)
    const file = await download()
    expect(file.name).toBe('my-data.json')
    expect(JSON.parse(file.text)).toMatchObject({ email, orders: [] })
    expect(Date.now() - Date.parse((await stored('lstdtxprt'))!)).toBeLessThan(60_000)

    await page.getByRole('button', { name: english('EXPORT_AGAIN') }).click()
    const picture = page.getByRole('img', { name: english('IMAGE_CAPTCHA_ALT') })
    await picture.waitFor()
    const first = await picture.getAttribute('src')
    await choose('CSV')
    await page.fill('#captchaControl', '?????')
    await page.click('#submitButton')
    await page.locator('.error').getByText('not the letters').waitFor()
    // A wrong answer loads a new captcha.
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
    await expect.poll(() => page.inputValue('#captchaControl')).toBe('')

    // The browser forgets the export, as it does after five minutes. The shop still requires the captcha.
    await page.evaluate(() => localStorage.removeItem('lstdtxprt'))
    await page.reload()
    await choose(english('FORMAT_HTML'))
    await page.click('#submitButton')
    await picture.waitFor()
  })
})

test('the last login IP is stored at logout', async () => {
  await signIn()
  await open(`${PRIVACY}/last-login-ip`)
  await page.getByText(english('NO_ADDRESSES')).waitFor()
  await signOut()
  await signIn()
  await open(`${PRIVACY}/last-login-ip`)
  await expect.poll(() => page.textContent('#lastLoginIp')).toBe('127.0.0.1')
})

describe('privacy policy', () => {
  test('is public, reports to the shop that it was read, and names a contact', async () => {
    const picture = page.waitForResponse((answer) => answer.url().includes('/padding/81px.png'))
    await open('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('TITLE_PRIVACY_POLICY') })
      .click()
    await page.getByText('15 March 2019').waitFor()
    expect((await picture).status()).toBe(200)
    await expect
      .poll(() => page.getByRole('link', { name: 'windfalls@fruit.test' }).getAttribute('href'))
      .toMatch(/^mailto:/)
  })

  test('highlights hidden words on hover and on focus, which together form an address', async () => {
    await open(`${PRIVACY}/privacy-policy`)
    const words = page.locator('.hot')
    await words.first().waitFor()
    const [address, ...path] = await words.allTextContents()
    expect(address).toBe(new URL(shop.url).origin)
    expect(path.join(' ').toLowerCase()).toBe(
      'we may also instruct you to refuse all reasonably necessary responsibility',
    )
    const glow = (index: number) => words.nth(index).evaluate((word) => getComputedStyle(word).boxShadow)
    await expect.poll(() => glow(1)).toBe('none')
    await words.nth(1).hover()
    await expect.poll(() => glow(1)).not.toBe('none')
    await words.nth(2).focus()
    await expect.poll(() => glow(2)).not.toBe('none')
  })
})

const SCREENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the privacy policy': () => open(`${PRIVACY}/privacy-policy`).then(() => page.locator('.hot').nth(1).focus()),
  'the last login IP': () => open(`${PRIVACY}/last-login-ip`).then(() => page.locator('#lastLoginIp').waitFor()),
  'the data export': async () => {
    await page.evaluate(() => localStorage.setItem('lstdtxprt', new Date().toISOString()))
    await open(`${PRIVACY}/data-export`)
    await page.locator('#formatControl').getByText('JSON').click()
    await page.fill('#captchaControl', '?????')
    await page.click('#submitButton')
    await page.locator('.error').waitFor()
    await page.locator('form img').waitFor()
  },
  'setting a second factor up': async () => {
    await open(`${PRIVACY}/two-factor-authentication`)
    await page.fill('#currentPasswordSetup', PASSWORD)
    await page.fill('#initialToken', '000000')
    await page.click('#setupTwoFactorAuth')
    await page.getByRole('alert').getByText('could not be changed').waitFor()
  },
  'taking a second factor off, and entering a code': async () => {
    await setUpSecondFactor()
    expect(await accessibilityProblems(page)).toEqual([])
    await signOut()
    await enterPassword()
    await page.fill('#totpToken', '000000')
    await page.click('#totpSubmitButton')
    await page.locator('.error').waitFor()
  },
}

inspectScreens(
  stage,
  Object.fromEntries(
    Object.entries(SCREENS).map(([name, show]) => [
      name,
      async () => {
        await signIn()
        await show()
      },
    ]),
  ),
)
