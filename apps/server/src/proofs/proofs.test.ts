import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { withSettings } from '@fruit/challenge-kit/settings-in-texts'
import type { InsideExchange } from '@fruit/training/inside/inside-client'
import { walkthroughOf } from '@fruit/training/walkthroughs/walkthrough'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { brokenPromises, isAskedFor, solves, stillClock, withoutProps } from './trial.ts'

const { entries } = readCatalogue()
/** Set by `npm run proofs`: the folder for walkthroughs. */
const walkthroughs = process.env.WALKTHROUGHS

let flawed: TestApp
let safe: TestApp
beforeAll(async () => {
  if (walkthroughs) mkdirSync(walkthroughs, { recursive: true })
  ;[flawed, safe] = await Promise.all([
    openTestApp({ clock: stillClock() }),
    openTestApp({ shop: 'safe', catalogue: withoutProps(), clock: stillClock() }),
  ])
})
afterAll(() => Promise.all([flawed.close(), safe.close()]))

it.skipIf(process.env.PROOFS_OF)('finds a proof in every folder, and no folder twice', async () => {
  for (const entry of entries) expect((await entry.loadProof()).key).toBe(entry.challenge.key)
  expect(new Set(entries.map(({ challenge }) => challenge.id)).size).toBe(entries.length)
})

it('does not let a login by injection into the safe shop', async () => {
  const attacker = safe.learner().client()
  expect(await attacker.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })).toMatchObject({ status: 401 })
})

const asked = entries.filter(({ challenge }) => isAskedFor(challenge.key))

describe.each(asked.map((entry) => [entry.challenge.key, entry] as const))('%s', (key, entry) => {
  const { weakness, kind } = entry.challenge

  it('is solved by its exploit', async () => {
    const { exploit } = await entry.loadProof()
    const exchanges: InsideExchange[] = []
    expect(await solves(flawed, key, exploit, undefined, (exchange) => exchanges.push(exchange))).toBe(true)
    if (!walkthroughs) return
    const filled = withSettings(
      entry,
      flawed.learner().inside(({ configuration }) => configuration),
    )
    writeFileSync(join(walkthroughs, `${entry.id}.md`), await walkthroughOf(filled, exchanges))
  })

  it('is solved by each of its spellings', async () => {
    const { spellings } = await entry.loadProof()
    for (const [title, attack] of Object.entries(spellings ?? {}))
      expect(await solves(flawed, key, attack), title).toBe(true)
  })

  it('is not solved by what comes close', async () => {
    const { nearMisses } = await entry.loadProof()
    expect(Object.keys(nearMisses).length).toBeGreaterThanOrEqual(3)
    for (const [title, attempt] of Object.entries(nearMisses))
      expect(await solves(flawed, key, attempt), title).toBe(false)
  })

  // The attack may well stumble over what it does not find there.
  it.runIf(kind === 'code' || kind === 'data')('cannot be solved in the safe shop', async () => {
    const { exploit, spellings, bypasses } = await entry.loadProof()
    for (const attack of [exploit, ...Object.values(spellings ?? {}), ...Object.values(bypasses ?? {})])
      expect(await solves(safe, key, (attacker) => attack(attacker).catch(() => {}))).toBe(false)
  })

  it.runIf(weakness)('leaves the feature whole while the flaw is in place', async () => {
    expect(await brokenPromises(flawed, weakness!)).toEqual([])
  })
})
