import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { DEMO_ACCOUNTS } from '@fruit/identity-provider/demo-accounts'
import { buildIdentityProvider } from '@fruit/identity-provider/identity-provider'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './support/browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const [quilla] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0]]

let browser: Browser
let shop: Server
let shopUrl: string
let provider: Server
let providerUrl: string
beforeAll(async () => {
  browser = await openBrowser()
  // A minimal client: browsers only have to come back to it, and it only calls the userinfo endpoint.
  shop = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Shop</title>')
  })
  shopUrl = await open(shop)
  provider = createServer((request, response) => app.routing(request, response))
  providerUrl = await open(provider)
  const app = await buildIdentityProvider({
    issuer: providerUrl,
    clients: [{ id: 'a-shop', name: 'A Shop', redirectUris: [shopUrl] }],
    origins: [shopUrl],
  })
})
afterAll(async () => {
  for (const server of [shop, provider]) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts listening. @returns the server's address */
async function open(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Opens the sign-in page like a shop's button does, in a new browser context. */
async function comeFromShop(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(shopUrl)
  const wish = { client_id: 'a-shop', response_type: 'token', scope: 'email', redirect_uri: shopUrl }
  const address = `${providerUrl}/o/oauth2/v2/auth?${new URLSearchParams(wish)}`
  await Promise.all([page.waitForURL(/\/auth/), page.evaluate((url) => location.assign(url), address)])
  return page
}

const backAtShop = (page: Page) => page.waitForURL((url) => url.origin === shopUrl)

describe('user', () => {
  it('signs in by keyboard only, and the shop gets the e-mail address', async () => {
    const page = await comeFromShop()
    await page.getByLabel('E-mail').focus()
    await page.keyboard.type(quilla.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(quilla.password)
    await page.keyboard.press('Enter')
    await backAtShop(page)
    const info = await page.evaluate(async (address) => {
      const token = new URLSearchParams(location.hash.slice(1)).get('access_token')
      return (await fetch(`${address}?alt=json&access_token=${token}`)).json()
    }, `${providerUrl}/oauth2/v1/userinfo`)
    expect(info).toMatchObject({ email: quilla.email })
    await page.context().close()
  })

  it('tries again after a wrong password', async () => {
    const page = await comeFromShop()
    await page.getByLabel('E-mail').fill(quilla.email)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('No account has that e-mail').waitFor()
    await page.getByLabel('Password').fill(quilla.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await backAtShop(page)
    expect(page.url()).toContain('#access_token=')
    await page.context().close()
  })

  it('goes back without granting access', async () => {
    const page = await comeFromShop()
    await page.getByRole('button', { name: 'Not now' }).click()
    await backAtShop(page)
    expect(page.url()).toContain('#error=access_denied')
    await page.context().close()
  })
})

describe.each(['light', 'dark'] as const)('sign-in page in %s', (colorScheme) => {
  it.each([
    ['on a desk', { width: 1280, height: 900 }],
    ['on a small phone', { width: 320, height: 640 }],
  ])('meets WCAG 2.2 AA and does not scroll sideways %s', async (_title, viewport) => {
    const page = await comeFromShop({ colorScheme, viewport })
    for (const state of ['as it opens', 'after a wrong password']) {
      await page.evaluate(AXE)
      const problems = await page.evaluate(async () => {
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
        // biome-ignore lint/suspicious/noExplicitAny: the checker hangs itself on the page
        const { violations } = await (window as any).axe.run({ runOnly: { type: 'tag', values: tags } })
        return violations.map((one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes[0]?.html}`)
      })
      expect(problems, state).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, state).toBeLessThanOrEqual(0)
      await page.getByLabel('E-mail').fill('nobody@graftmail.test')
      await page.getByLabel('Password').fill('wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('alert').getByText('No account').waitFor()
    }
    await page.context().close()
  })
})
