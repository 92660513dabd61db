import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../tooling/dev/free-port.ts'
import { expectAllAppearances, NARROWEST } from './support/all-appearances.ts'
import { openBrowser } from './support/browser.ts'
import { pdfText } from './support/pdf-text.ts'
import { secondClick } from './support/second-click.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const PASSPHRASE = 'plum basket window'
const SCRIPT = '<img src=x onerror=broken=1>'

let browser: Browser
let folder: string
let shop: RunningShop
/** Closed one after the other at the end. */
let opened: Page[]
let failures: string[]
/** The trainer who used the sign-in link of the server start. */
let trainer: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fruit-class-'))
  opened = []
  failures = []
  ;[browser, shop] = await Promise.all([openBrowser(), startClass(await freePort())])
  trainer = await newPage()
  await trainer.goto(await signInLink())
  await trainer.getByLabel('Name').fill('Robin')
  await trainer.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await trainer.getByRole('button', { name: 'Begin' }).click()
  await trainer.getByRole('heading', { name: 'Events', exact: true }).waitFor()
})

afterAll(async () => {
  for (const page of opened) await page.context().close()
  await shop?.stop()
  await rm(folder, { recursive: true, force: true })
})

const startClass = (port: number) => startShop({ options: ['--class'], dataFolder: join(folder, 'data'), port })

/** The link for the first sign-in, from the output of the server. */
async function signInLink(): Promise<string> {
  return vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+\/#\/link\/[\w-]+/.exec(shop.output())?.[0], { timeout: 60_000 })
}

/** Opens a page in a browser context of its own. */
async function newPage(width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, acceptDownloads: true })
  const page = await context.newPage()
  page.on('pageerror', (error) => failures.push(error.message))
  opened.push(page)
  return page
}

async function joinAs(code: string, nickname: string, teamCode = '', width?: number): Promise<Page> {
  const page = await newPage(width)
  await page.goto(`${shop.url}/join`)
  await page.locator('[name=code]').fill(code)
  await page.locator('[name=nickname]').fill(nickname)
  await page.locator('[name=teamCode]').fill(teamCode)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('heading', { name: `Welcome, ${nickname}` }).waitFor()
  return page
}

/** Joins like a tool without a browser. @returns the header that selects its shop */
async function joinByTool(code: string, nickname: string): Promise<Record<string, string>> {
  const joined = await fetch(`${shop.url}/join`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code, nickname }),
  })
  const cookie = joined.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const page = await (await fetch(`${shop.url}/class`, { headers: { cookie: cookie.join('; ') } })).text()
  return { 'x-fruit-shop': /x-fruit-shop: ([^<\s]+)/.exec(page)![1]! }
}

const row = (page: Page, nickname: string) =>
  page.locator('tr[data-learner]').filter({ has: page.getByRole('link', { name: nickname, exact: true }) })

/** Confirms a dialog. */
const confirm = (page: Page, action: string) => page.getByRole('dialog').getByRole('button', { name: action }).click()

test('runs a contest from start to results, and loses nothing when the server is killed', async () => {
  // Create the event.
  await trainer.getByRole('link', { name: 'New event' }).click()
  await trainer.getByLabel('Name').fill('Monday')
  await trainer.getByLabel('Form', { exact: true }).selectOption('contest')
  await trainer.getByLabel('Learners in a team').fill('2')
  await trainer.getByRole('button', { name: 'Save' }).click()
  await trainer.getByRole('button', { name: 'Open', exact: true }).click()
  await trainer.getByRole('button', { name: 'Freeze the board' }).waitFor()
  const eventUrl = trainer.url()
  const code = (await trainer.locator('.head code').textContent())!

  // Five learners join: one on a phone, one by a tool, a team of two, and one whose nickname is a script.
  const phone = await joinAs(code, 'Ada', '', 390)
  const tool = await joinByTool(code, 'Ben')
  const first = await joinAs(code, 'Cem')
  const teamCode = await first.locator('section', { hasText: 'Teammates join' }).locator('pre').textContent()
  await joinAs(code, 'Dee', teamCode!.trim())
  await joinAs(code, SCRIPT)
  await expect.poll(() => trainer.locator('tr[data-learner]').count()).toBe(5)
  expect(await trainer.evaluate(() => 'broken' in window)).toBe(false)

  // Learners solve challenges, and one asks for help.
  const login = await fetch(`${shop.url}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...tool },
    body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
  })
  expect(login.status).toBe(200)
  await first.goto(`${shop.url}/#/score-board`)
  await expect.poll(() => row(trainer, 'Ben').locator('.solved').count()).toBeGreaterThan(0)
  await expect.poll(() => row(trainer, 'Dee').locator('.solved').count()).toBeGreaterThan(0)
  await phone.locator('[name=question]').fill('Where do I begin?')
  await phone.getByRole('button', { name: 'Ask for help' }).click()
  await expect.poll(() => trainer.locator('tr[data-learner]').first().textContent()).toContain('Ada')

  // The trainer helps, sends a message, and opens a learner's shop read-only.
  await row(trainer, 'Ada').getByRole('link').click()
  await trainer.getByText('Where do I begin?').first().waitFor()
  await trainer.getByRole('button', { name: 'Message', exact: true }).click()
  await trainer.getByRole('dialog').getByRole('textbox').fill('Begin with the search.')
  await confirm(trainer, 'Send')
  await trainer.getByRole('button', { name: 'Answered' }).click()
  await trainer.getByRole('button', { name: 'Answered' }).waitFor({ state: 'detached' })
  await phone.goto(`${shop.url}/class`)
  await phone.getByText('Begin with the search.').waitFor()
  await trainer.getByRole('button', { name: 'Look into the shop' }).click()
  const looked = trainer.context().waitForEvent('page')
  await trainer.getByRole('link', { name: 'Open it in a new window' }).click()
  const look = await looked
  await look.waitForURL(`${shop.url}/**`)
  expect(await look.evaluate(() => window.opener)).toBeNull()
  await look.getByText('You are only looking: nothing can be changed in this shop.').waitFor()
  const changed = await look.evaluate(async () => {
    const answer = await fetch('/api/Users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return answer.status
  })
  expect(changed).toBe(403)
  await look.close()

  // The trainer resets a learner and freezes the board.
  await trainer.goto(eventUrl)
  await row(trainer, 'Ben').getByRole('link').click()
  await trainer.getByRole('button', { name: 'Reset', exact: true }).click()
  await trainer.getByRole('dialog').getByLabel('What to reset').selectOption('progress')
  await confirm(trainer, 'Reset')
  await trainer.getByRole('dialog').waitFor({ state: 'detached' })
  await trainer.goto(eventUrl)
  await row(trainer, 'Ben').waitFor()
  await expect.poll(() => row(trainer, 'Ben').locator('.solved').count()).toBe(0)
  await trainer.getByRole('button', { name: 'Freeze the board' }).click()
  await trainer.getByRole('button', { name: 'Unfreeze the board' }).waitFor()
  expect(await secondClick(trainer.getByRole('button', { name: 'Unfreeze the board' }))).toEqual([])

  // The server is killed during the contest.
  const { port } = new URL(shop.url)
  await shop.end('SIGKILL')
  shop = await startClass(Number(port))
  const again = await newPage()
  await again.goto(new URL('/', await signInLink()).href)
  await again.getByLabel('Name').fill('Robin')
  await again.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await again.getByRole('link', { name: 'Monday' }).click()
  await expect.poll(() => again.locator('tr[data-learner]').count()).toBe(5)
  await again.getByRole('button', { name: 'Unfreeze the board' }).waitFor()
  await expect.poll(() => row(again, 'Dee').locator('.solved').count()).toBeGreaterThan(0)
  expect(await row(again, 'Ben').locator('.solved').count()).toBe(0)
  await phone.goto(`${shop.url}/class`)
  await phone.getByText('Begin with the search.').waitFor()

  // The event ends, and its results can be exported.
  await again.getByRole('button', { name: 'End', exact: true }).click()
  await confirm(again, 'End the event')
  await again.getByRole('button', { name: 'Open again' }).waitFor()
  await again.getByRole('link', { name: 'Results' }).click()
  const rows = await saved(again, 'CSV')
  for (const name of ['Ada', 'Ben', 'Cem', 'Dee', SCRIPT]) expect(rows.toString()).toContain(name)
  const report = await pdfText(await saved(again, 'Report of the class (PDF)'))
  expect(report).toContain('Hardest challenges')
  expect(report).toContain('Score Board')
  expect(JSON.parse((await saved(again, 'JSON')).toString()).learners).toHaveLength(5)
  expect(failures).toEqual([])
})

test('finds a challenge in the catalogue by its weakness, and exports the table', async () => {
  const page = await signedIn()
  await page.getByRole('link', { name: 'Catalogue' }).click()
  const rows = page.getByRole('table', { name: 'Catalogue' }).getByRole('rowheader')
  await rows.first().waitFor()
  const all = await rows.count()
  expect(all).toBeGreaterThan(100)
  await page.getByLabel('Search').fill('CWE-89')
  await page.getByLabel('Stars').selectOption('2')
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Login Admin')])
  const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const shown = (await cells.first().textContent())!
  for (const part of ['POST /rest/user/login', 'body.email', 'flaw.ts', 'CWE-89', 'A03:2021', 'sqlmap', 'Injection'])
    expect(shown).toContain(part)
  await page.getByLabel('Search').fill('no such thing')
  await page.getByText('No challenge matches.').waitFor()
  const lines = (await saved(page, 'CSV')).toString().trim().split('\r\n')
  expect(lines).toHaveLength(1 + all)
  expect(JSON.parse((await saved(page, 'JSON')).toString())).toHaveLength(all)
  expect(failures).toEqual([])
})

/** A page of a trainer who signed in by passphrase. */
async function signedIn(width?: number): Promise<Page> {
  const page = await newPage(width)
  await page.goto(new URL('/', await signInLink()).href)
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Events', exact: true }).waitFor()
  return page
}

test.each([390, 768, 1440])(
  'shows a notice in view on a screen of %d px, announces it, and does not cover the focused element',
  async (width) => {
    const page = await signedIn(width)
    await page.getByRole('link', { name: 'New event' }).click()
    await page.getByLabel('Name').fill(`Notice ${width}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    const other = await signedIn()
    await other.goto(new URL(new URL(page.url()).hash, other.url()).href)
    await other.getByLabel('Name').fill(`Notice ${width}, later`)
    await other.getByRole('button', { name: 'Save' }).click()
    await other.getByRole('heading', { name: `Notice ${width}, later` }).waitFor()
    const save = page.getByRole('button', { name: 'Save' })
    await save.evaluate((button) => {
      button.focus()
      window.scrollTo(0, button.getBoundingClientRect().bottom + window.scrollY - window.innerHeight + 4)
    })
    await save.press('Enter')
    const notice = page.getByRole('status').getByText('Somebody else has changed this event')
    // A notice stays while the pointer is on it.
    await notice.hover()
    const places = () =>
      Promise.all([notice, save].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())))
    const isOver = async () => {
      const [above, focused] = (await places()) as [DOMRect, DOMRect]
      const isInView = above.top >= 0 && above.bottom <= 800 && focused.top >= 0 && focused.bottom <= 800
      return !isInView || (above.left < focused.right && focused.left < above.right && above.top < focused.bottom)
    }
    await expect.poll(isOver).toBe(false)
    expect(await save.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(failures).toEqual([])
  },
)

test.each(['/', '/events/new', '/catalogue', '/trainers', '/host'])(
  'fits every width and colour scheme at %s',
  async (path) => {
    const page = await signedIn(NARROWEST.width)
    await page.goto(new URL(`/#${path}`, page.url()).href)
    await page.getByText('Loading …').waitFor({ state: 'detached' })
    await expectAllAppearances(page)
  },
)

async function saved(page: Page, button: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFile(await (await coming).path())
}
