import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { DEMO_ACCOUNTS } from '@fruit/identity-provider/demo-accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, newCustomer, PASSWORD, SECURITY_ANSWER, signUp } from './support/customer.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const [quilla] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0]]

/** A TCP proxy to the shop: its address must be in the configuration before the shop starts. */
let front: Server
let frontUrl: string

beforeAll(async () => {
  front = createServer((visitor) => {
    const server = connect(Number(new URL(stage.shop.url).port), '127.0.0.1')
    visitor.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => visitor.destroy())
    visitor.pipe(server).pipe(visitor)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  frontUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterAll(() => void front.close())

const stage = setStage(() => ({
  config: {
    application: { googleOauth: { clientId: 'forbidden-fruit', authorizedRedirects: [{ uri: frontUrl }] } },
  },
}))

describe('password reset', () => {
  test('accepts the security answer, and the customer logs in with the new password', async () => {
    const email = 'forgetful@fruit.test'
    await signUp(stage, email)
    await stage.page.click('#navbarAccount')
    await stage.page.click('#navbarLogoutButton')
    await stage.open('/login')
    await stage.page.getByRole('link', { name: english('FORGOT_PASSWORD') }).click()
    await stage.page.locator('#forgot-password-form').waitFor()
    for (const id of ['securityAnswer', 'newPassword', 'newPasswordRepeat', 'resetButton'])
      await expect.poll(() => stage.page.isDisabled(`#${id}`)).toBe(true)

    await stage.page.fill('#email', 'nobody-at-all@fruit.test')
    await stage.page.getByText(english('NO_SECURITY_QUESTION')).waitFor()
    await expect.poll(() => stage.page.isDisabled('#securityAnswer')).toBe(true)

    await stage.page.fill('#email', email)
    await stage.page.locator('#securityAnswer:enabled').waitFor()
    await stage.page.fill('#securityAnswer', 'Cox')
    await stage.page.fill('#newPassword', 'Ripe4ever!')
    await stage.page.fill('#newPasswordRepeat', 'Ripe4ever')
    await stage.page.locator('#newPasswordRepeat').blur()
    await stage.page.getByText(english('PASSWORDS_NOT_MATCHING')).waitFor()
    await stage.page.fill('#newPasswordRepeat', 'Ripe4ever!')
    await stage.page.click('#resetButton')
    await stage.page.locator('#forgot-password-form .error').waitFor()
    for (const id of ['email', 'securityAnswer', 'newPassword', 'newPasswordRepeat'])
      await expect.poll(() => stage.page.inputValue(`#${id}`)).toBe('')

    await stage.page.fill('#email', email)
    await stage.page.locator('#securityAnswer:enabled').waitFor()
    await stage.page.fill('#securityAnswer', SECURITY_ANSWER)
    await stage.page.fill('#newPassword', 'Ripe4ever!')
    await stage.page.fill('#newPasswordRepeat', 'Ripe4ever!')
    await stage.page.click('#resetButton')
    await stage.page.locator('.confirmation').getByText(english('PASSWORD_SUCCESSFULLY_CHANGED')).waitFor()
    await expect.poll(() => stage.page.inputValue('#email')).toBe('')

    await stage.page.getByRole('link', { name: english('BACK_TO_LOGIN') }).click()
    await stage.page.fill('#login-form #email', email)
    await stage.page.fill('#password', 'Ripe4ever!')
    await stage.page.click('#loginButton')
    await stage.page.locator('mat-grid-tile').first().waitFor()
  })
})

describe('expired session', () => {
  test('shows a message on the login page, which leads back to the screen before', async () => {
    const email = 'long-gone@fruit.test'
    await signUp(stage, email)
    // The token has an invalid signature, as after a reset of the shop with a new key.
    await stage.page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`))
    await stage.open('/wallet')
    await stage.page.getByText(english('SESSION_ENDED')).waitFor()
    expect(new URL(stage.page.url()).hash).toBe('#/login?redirectUrl=wallet')
    expect(await stage.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await stage.page.fill('#login-form #email', email)
    await stage.page.fill('#password', PASSWORD)
    await stage.page.click('#loginButton')
    await stage.page.waitForURL(/#\/wallet$/)
    await stage.page.locator('#navbarAccount').waitFor()
  })
})

describe('registration', () => {
  test('keeps all characters of a password that is too long, and shows an error', async () => {
    await stage.open('/register')
    await stage.page.fill('#passwordControl', 'x'.repeat(45))
    await stage.page.locator('#passwordControl').blur()
    await expect.poll(() => stage.page.getAttribute('#passwordControl', 'aria-invalid')).toBe('true')
    expect(await stage.page.inputValue('#passwordControl')).toHaveLength(45)
  })
})

describe('login with Google', () => {
  const toProvider = async () => {
    await stage.page.goto(`${frontUrl}/#/login`)
    await stage.page.getByText('or', { exact: true }).waitFor()
    await stage.page.click('#loginButtonGoogle')
    await stage.page.getByLabel('Password').waitFor()
  }

  test('registers a customer at first, and logs the same customer in the second time', async () => {
    for (const _visit of ['first', 'second']) {
      await toProvider()
      await stage.page.getByLabel('E-mail').fill(quilla.email)
      await stage.page.getByLabel('Password').fill(quilla.password)
      await stage.page.getByRole('button', { name: 'Sign in' }).click()
      await stage.page.getByText(english('CONFIRM_LOGGED_IN_VIA_OAUTH2')).waitFor()
      await stage.page.waitForURL(/#\/search$/)
      await stage.page.click('#navbarAccount')
      await stage.page.getByRole('menu').getByText(quilla.email).waitFor()
      await stage.page.click('#navbarLogoutButton')
      await expect.poll(() => stage.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await stage.page.context().clearCookies()
    }
  })

  test('shows an error when the customer declines, until a field gets focus', async () => {
    await toProvider()
    await stage.page.getByRole('button', { name: 'Not now' }).click()
    await stage.page.locator('#login-form .error').waitFor()
    expect(new URL(stage.page.url()).hash).toBe('#/login')
    await stage.page.focus('#email')
    await stage.page.locator('#login-form .error').waitFor({ state: 'detached' })
  })

  test('logs out a customer whose address contains a forged access token', async () => {
    await signUp(stage, 'forger@fruit.test')
    await stage.page.goto('about:blank')
    await stage.page.goto(`${stage.shop.url}/#access_token=forged&token_type=bearer`)
    await stage.page.locator('#login-form .error').waitFor()
    const stored = await stage.page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain('token')
    expect(stored).not.toContain('bid')
  })

  test('is not offered at an address that is not in the configuration', async () => {
    await stage.open('/login')
    await stage.page.locator('#loginButton').waitFor()
    await expect.poll(() => stage.page.locator('#loginButtonGoogle').count()).toBe(0)
  })
})

test('a login leads to the screen in redirectUrl', async () => {
  const { email } = await newCustomer(stage, 'on-the-way')
  await stage.open('/login?redirectUrl=%2Fbasket')
  await stage.page.fill('#email', email)
  await stage.page.fill('#password', PASSWORD)
  await stage.page.click('#loginButton')
  await expect.poll(() => new URL(stage.page.url()).hash).toBe('#/basket')
})

describe('change of password', () => {
  test('requires the current password', async () => {
    const email = 'changer@fruit.test'
    await signUp(stage, email)
    await stage.page.click('#navbarAccount')
    await stage.page.getByRole('menuitem', { name: english('PRIVACY_AND_SECURITY') }).click()
    await stage.page.getByRole('menuitem', { name: 'Change password' }).click()
    await stage.page.fill('#currentPassword', 'not it')
    await stage.page.fill('#newPassword', 'Riper5ever!')
    await stage.page.fill('#newPasswordRepeat', 'Riper5ever')
    await stage.page.locator('#newPasswordRepeat').blur()
    await stage.page.getByText(english('PASSWORDS_NOT_MATCHING')).waitFor()
    await expect.poll(() => stage.page.isDisabled('#changeButton')).toBe(true)
    await stage.page.fill('#newPasswordRepeat', 'Riper5ever!')
    await stage.page.click('#changeButton')
    await stage.page.getByRole('alert').getByText('not your current password').waitFor()
    await stage.page.fill('#currentPassword', PASSWORD)
    await expect.poll(() => stage.page.getByRole('alert').textContent()).toBe('')
    await stage.page.click('#changeButton')
    await stage.page.getByRole('status').getByText(english('PASSWORD_SUCCESSFULLY_CHANGED')).waitFor()
    await expect.poll(() => stage.page.inputValue('#newPassword')).toBe('')

    await stage.page.click('#navbarAccount')
    await stage.page.click('#navbarLogoutButton')
    // The logout navigates to the product list. Opening another page before that would be undone.
    await stage.page.locator('mat-grid-tile').first().waitFor()
    await logIn(stage, email, 'Riper5ever!')
  })
})

inspectScreens(stage, {
  'the password reset': async () => {
    await stage.open('/forgot-password')
    await stage.page.locator('#forgot-password-form').waitFor()
  },
  'the login after Google declined': async () => {
    await stage.page.goto(`${frontUrl}/#error=access_denied`)
    await stage.page.locator('#login-form .error').waitFor()
  },
  'a change of password with mistakes': async () => {
    await signUp(stage, 'mistaken@fruit.test')
    await stage.open('/privacy-security/change-password')
    await stage.page.fill('#newPassword', 'abc')
    await stage.page.fill('#newPasswordRepeat', 'abd')
    await stage.page.locator('#newPasswordRepeat').blur()
    await stage.page.getByText(english('PASSWORDS_NOT_MATCHING')).waitFor()
  },
})
