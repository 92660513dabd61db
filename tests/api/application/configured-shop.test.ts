import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfiguration } from '@fruit/configuration/load-configuration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { configuration } = loadConfiguration({ folder: here('../../../config'), environment: 'test', env: {} })
const webFolder = mkdtempSync(join(tmpdir(), 'fruit-web-'))

beforeAll(() => copyFileSync(here('../../../apps/web/index.html'), join(webFolder, 'index.html')))
afterAll(() => rmSync(webFolder, { recursive: true, force: true }))

const testAppWith = (application: Partial<typeof configuration.application>) =>
  openTestApp({
    webFolder,
    configuration: { ...configuration, application: { ...configuration.application, ...application } },
  })

const iconsIn = (html: string) => html.match(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? []

describe('a configured shop', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await testAppWith({
      favicon: 'worm".ico',
      logo: 'https://pics.example/mark.svg',
      numberOfRandomFakeUsers: 12,
    })
  })
  afterAll(() => testApp.close())

  it('shows its icon in the app and on server-rendered pages, and its logo', async () => {
    const client = testApp.learner().client()
    const app = await client.get('/')
    expect(iconsIn(app.text)).toEqual(['<link rel="icon" href="./assets/public/worm&quot;.ico" />'])
    await client.becomeCustomer()
    const profile = await client.get('/profile')
    expect(iconsIn(profile.text)).toEqual(['<link rel="icon" href="/assets/public/worm&quot;.ico">'])
    expect(profile.text).toContain('src="https://pics.example/mark.svg"')
  })

  it("starts the app with product texts in the visitor's language", async () => {
    const client = testApp.learner().client()
    const shown = async (language: string) =>
      (await client.get('/', { headers: { cookie: `language=${language}` } })).text
    for (const language of ['de_DE', 'en', 'de_DE', 'nonsense'])
      expect((await shown(language)).includes('Niemand hat diese Äpfel gepflückt'), language).toBe(language === 'de_DE')
  })

  it('creates the configured number of extra accounts, each with a wallet', () => {
    const count = (from: string) =>
      testApp
        .learner()
        .inside((world) => world.db.all({ sql: `SELECT count(*) AS n FROM ${from}`, parameters: [] })) as object[]
    expect(count('Users')).toEqual([{ n: 23 + 12 }])
    expect(count('Wallets')).toEqual([{ n: 23 + 12 }])
    expect(count("Users WHERE id > 23 AND role = 'customer' AND email LIKE '%@fruit.test'")).toEqual([{ n: 12 }])
  })
})

it('a favicon can be an external URL, and the default one has three forms', async () => {
  for (const [favicon, icons] of [
    ['https://pics.example/i.png', ['<link rel="icon" href="https://pics.example/i.png" />']],
    ['favicon.svg', [expect.stringContaining('favicon.svg'), expect.anything(), expect.anything()]],
  ] as const) {
    const testApp = await testAppWith({ favicon })
    expect(iconsIn((await testApp.learner().client().get('/')).text)).toEqual(icons)
    await testApp.close()
  }
})

it('a shop whose data folder was deleted returns 500 without naming the folder', async () => {
  const testApp = await testAppWith({})
  rmSync(testApp.dataFolder, { recursive: true, force: true })
  // A new visitor, whose shop would be copied from the deleted template.
  const { statusCode, body } = await testApp.app.server.inject({ url: '/profile', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(500)
  expect(body).not.toContain(testApp.dataFolder)
  await testApp.close()
})
