import { readFileSync } from 'node:fs'
import type { Call } from '@fruit/contracts/call'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>('../../packages/contracts/src/calls/*.ts', { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'answers' in value,
  )

let browser: Browser
let shop: RunningShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop()])
})
afterAll(async () => {
  await shop?.stop()
})

/** The contract of a request. Contracts without path parameters take precedence. */
function contractOf(method: string, url: string): Call | undefined {
  const path = new URL(url).pathname.replace(/(.)\/$/, '$1')
  return contracts
    .filter((call) => call.method === method)
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .find((call) => new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`, 'i').test(path))
}

/** An ordinary shopping visit. */
async function visit(page: Page): Promise<void> {
  const open = (path: string) => page.goto(`${shop.url}/#${path}`)
  await open('/')
  await page.locator('mat-grid-tile').first().waitFor()
  await page.fill('#searchQuery', 'juice')
  await page.keyboard.press('Enter')
  await page.locator('#searchValue').waitFor()
  await open('/register')
  await page.fill('#emailControl', 'visitor@fruit.test')
  await page.fill('#passwordControl', 'Unripe4ever!')
  await page.fill('#repeatPasswordControl', 'Unripe4ever!')
  await page.locator('mat-select[name=securityQuestion]').click()
  await page.getByRole('option').first().click()
  await page.fill('#securityAnswerControl', 'a pear')
  await page.click('#registerButton')
  await page.locator('#loginButton').waitFor()
  await page.fill('#email', 'visitor@fruit.test')
  await page.fill('#password', 'Unripe4ever!')
  await page.click('#loginButton')
  await page.locator('.btn-basket').first().click()
  await page.locator('mat-grid-tile').first().getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await open('/basket')
  await page.locator('#price').waitFor()
  await open('/contact')
  await page.locator('#captcha').waitFor()
  await open('/about')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await open('/track-result?id=5267-0123456789abcdef')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await open('/training')
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

test('every response of a recorded visit matches its contract', async () => {
  const page = await (await browser.newContext()).newPage()
  const recorded: { response: Response; text: Promise<string | null> }[] = []
  page.on('response', (response) => {
    if (!/\/(?:rest|api)\//.test(new URL(response.url()).pathname)) return
    // Read at once: after a navigation the browser drops bodies of earlier responses and cancels requests in flight.
    recorded.push({ response, text: response.text().catch(() => null) })
  })
  await visit(page)
  const problems: string[] = []
  let checked = 0
  for (const { response, text } of recorded) {
    const method = response.request().method()
    const what = `${method} ${response.url().slice(shop.url.length)} answered ${response.status()}`
    const call = contractOf(method, response.url())
    const schema = call?.answers[response.status()]
    if (!schema) {
      problems.push(`${what}: ${call ? 'its contract does not know this status' : 'it has no contract'}`)
      continue
    }
    const body = await text
    if (response.status() === 304 || body === null) continue
    checked++
    const isJson = response.headers()['content-type']?.startsWith('application/json')
    const result = schema.safeParse(isJson ? JSON.parse(body) : body)
    if (!result.success) problems.push(`${what}: ${result.error.message}`)
  }
  expect(problems).toEqual([])
  expect(checked).toBeGreaterThan(12)
})

test('the API documentation lists every contract', async () => {
  const answer = await fetch(`${shop.url}/api-docs/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> }
  const missing = contracts.filter(({ method, path }) => {
    const documented = path.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')
    return !paths[documented]?.[method.toLowerCase()]
  })
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('the entry script of the web client contains its routes and redirect targets, and no password', async () => {
  const source = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const answer = await fetch(`${shop.url}/main.js`)
  expect(answer.headers.get('content-type')).toMatch('javascript')
  expect(await (await fetch(shop.url)).text()).toMatch(/<script type="module"[^>]* src="\.\/main\.js"/)
  const entry = await answer.text()
  const told = (pattern: RegExp, path: string) => [...source(path).matchAll(pattern)].map(([, found]) => found!)
  const routes = told(/^ {4}path: '([\w/:-]+)'/gm, 'apps/web/src/app/screens.ts')
  const targets = [
    ...told(/'(https?:[^']+)'/g, 'packages/shop/src/redirects/seams.ts'),
    ...told(/^ {2}'(https?:[^']+)',$/gm, 'packages/catalogue/challenges/redirect-crypto-currency/challenge.ts'),
  ]
  expect(routes.length).toBeGreaterThan(20)
  expect(targets.length).toBe(8)
  expect([...routes, ...targets].filter((text) => !entry.includes(text))).toEqual([])
  expect(entry).not.toContain('tokensale')
  // The password of the challenge Exposed Credentials.
  const passwords = [...entry.matchAll(/\bpassword["'`]?\s*[:=]\s*["'`]([^"'`]+)/g)].map(([, literal]) => literal)
  expect(passwords).toEqual(['IamUsedForTesting'])
})
