import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byGuesses, byRequests, byTexts } from './support/break-in-by-requests.ts'
import { byScripts } from './support/break-in-by-scripts.ts'
import { type BreakInScene, openScene } from './support/break-in-scene.ts'
import { openBrowser } from './support/browser.ts'
import { type RunningShop, startShop } from './support/shop.ts'

let browser: Browser
let shop: RunningShop
let scene: BreakInScene

beforeAll(async () => {
  ;[browser, shop] = await Promise.all([openBrowser(), startShop({ options: ['--class'] })])
  scene = await openScene(browser, shop)
})
afterAll(async () => {
  await scene?.close()
  await shop?.stop()
})

test('keeps at least thirty attacks from a learner’s shop away from the console, other learners and the host', async () => {
  // Control: the same requests work with the right credentials.
  const { victim, shopBy, shopSays } = scene
  expect(await shopBy({ cookie: victim.cookie })).toBe(200)
  expect(await shopBy({ 'x-fruit-shop': victim.key })).toBe(200)
  expect(await shopSays(victim.cookie)).toBe(true)
  const attempts = [...byScripts(scene), ...byRequests(scene), ...byTexts(scene), ...byGuesses(scene)]
  expect(attempts.length).toBeGreaterThanOrEqual(30)
  const reached: string[] = []
  for (const [what, tryIt] of attempts) if (await tryIt()) reached.push(what)
  expect(reached).toEqual([])
  expect(scene.errors).toEqual([])
})
