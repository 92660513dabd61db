import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { BrowserProof, Player } from '@fruit/challenge-kit/browser-proof'
import { fixOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueWithoutProps } from '../proofs/trial.ts'
import { type Learner, openTestApp, type TestApp } from '../support/test-app.ts'
import { openBrowser } from './support/browser.ts'

const webFolder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const modules = import.meta.glob<{ browserProof: BrowserProof }>(
  '../../packages/catalogue/challenges/*/browser-proof.ts',
  { eager: true },
)
const { entries } = readCatalogue()
const proofs = Object.entries(modules).map(([path, { browserProof }]) => {
  const entry = entries.find(({ id }) => path.split('/').at(-2) === id)!
  return { key: entry.challenge.key, weakness: entry.challenge.weakness, browserProof }
})

let browser: Browser
let flawed: TestApp
let safe: TestApp
beforeAll(async () => {
  ;[browser, flawed, safe] = await Promise.all([
    openBrowser(),
    openTestApp({ webFolder }),
    openTestApp({ webFolder, shop: 'safe', catalogue: catalogueWithoutProps() }),
  ])
  for (const { app } of [flawed, safe]) await app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => Promise.all([flawed?.close(), safe?.close()]))

/**
 * Runs an exploit in a new browser context, in the world of a learner. @returns whether it found the vulnerability
 * open, the texts of dialogs, and the solved challenges
 */
async function play(testApp: TestApp, learner: Learner, { key, exploit }: BrowserProof) {
  const { port } = testApp.app.server.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.addCookies([{ ...learner.cookie, url }])
  const page = await context.newPage()
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  const player: Player = {
    page,
    client: learner.client(),
    said,
    open: async (path) => {
      await page.goto(`${url}/#${path}`)
    },
    enter: async (token) => {
      // A login stores the token in both places.
      await context.addCookies([{ name: 'token', value: token, url }])
      await page.addInitScript((text) => localStorage.setItem('token', text), token)
    },
  }
  try {
    const isOpen = await exploit(player)
    if (isOpen) await expect.poll(() => learner.solved()).toContain(key)
    return { isOpen, said, solved: await learner.solved() }
  } catch (error) {
    const shown = (await page.textContent('body')) ?? ''
    throw new Error(`${error}\n\n${page.url()} showed:\n${shown.slice(0, 1000)}`, { cause: error })
  } finally {
    await context.close()
  }
}

const holdingFixes = ({ fixes }: Weakness) => Object.keys(fixes).filter((name) => fixes[name]!.outcome === 'holds')

describe.each(proofs.map((proof) => [proof.key, proof] as const))('%s in a real browser', (key, trial) => {
  const { browserProof, weakness } = trial

  test('belongs to the challenge of its folder', () => {
    expect(browserProof.key).toBe(key)
  })

  test('is solved by the exploit on the pages', async () => {
    const { isOpen, solved } = await play(flawed, flawed.learner(), browserProof)
    expect(isOpen).toBe(true)
    expect(solved).toContain(key)
  })

  // Challenges without a weakness (things to find) are also solvable in the safe shop.
  if (!weakness) return

  test('finds no vulnerability in the safe shop', async () => {
    const { isOpen, said, solved } = await play(safe, safe.learner(), browserProof)
    expect({ isOpen, said }).toEqual({ isOpen: false, said: [] })
    expect(solved).not.toContain(key)
  })

  test.each(holdingFixes(weakness))('finds no vulnerability once the fix %s is applied', async (fix) => {
    const learner = flawed.learner(await fixOf(weakness, fix))
    const { isOpen, said, solved } = await play(flawed, learner, browserProof)
    expect({ isOpen, said }).toEqual({ isOpen: false, said: [] })
    expect(solved).not.toContain(key)
  })
})
