import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { fillPlaceholders } from '@fruit/challenge-kit/settings-in-texts'
import type { LoopbackExchange } from '@fruit/training/inside/inside-client'
import { walkthroughOf } from '@fruit/training/walkthroughs/walkthrough'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../support/test-app.ts'
import { attackSolves, brokenPromises, catalogueWithoutProps, frozenClock, isSelected } from './trial.ts'

const { entries } = readCatalogue()
/** Set by `npm run proofs`: the folder for walkthroughs. */
const walkthroughs = process.env.WALKTHROUGHS

let flawed: TestApp
let opened: Promise<TestApp> | undefined
/** Opened on first use, so that the first result of one challenge does not wait for it. */
const safeShop = () => {
  opened ??= openTestApp({ shop: 'safe', catalogue: catalogueWithoutProps(), clock: frozenClock() })
  return opened
}
beforeAll(async () => {
  if (walkthroughs) mkdirSync(walkthroughs, { recursive: true })
  flawed = await openTestApp({ clock: frozenClock(), server: { showGroundTruth: true } })
})
afterAll(async () => {
  await flawed.close()
  await (await opened)?.close()
})

it.skipIf(process.env.PROOFS_OF)('every challenge has a proof and a unique id', async () => {
  for (const entry of entries) expect((await entry.loadProof()).key).toBe(entry.challenge.key)
  expect(new Set(entries.map(({ challenge }) => challenge.id)).size).toBe(entries.length)
})

it.skipIf(process.env.PROOFS_OF)('the safe shop rejects a login by injection', async () => {
  const attacker = (await safeShop()).learner().client()
  expect(await attacker.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })).toMatchObject({ status: 401 })
})

it.skipIf(process.env.PROOFS_OF)('an honest customer reaches vulnerabilities without triggering one', async () => {
  const learner = flawed.learner()
  const customer = learner.client()
  await customer.get('/rest/products/search?q=apple')
  const { basketId } = await customer.becomeCustomer()
  await customer.get('/rest/user/whoami')
  await customer.get(`/rest/basket/${basketId}`)
  await customer.post('/api/BasketItems', { ProductId: 1, BasketId: String(basketId), quantity: 1 })
  await customer.get('/rest/products/1/reviews')
  await customer.put('/rest/products/1/reviews', { message: 'Tastes of apples.', author: 'a customer' })
  await customer.get('/rest/track-order/1')
  await customer.get('/rest/captcha')
  const { requests, holes } = flawed.app.scanning!.watch.of(learner.id)
  expect(requests).toBeGreaterThanOrEqual(10)
  expect(holes.filter(({ reached }) => reached).length).toBeGreaterThan(8)
  expect(holes.filter(({ triggered }) => triggered).map(({ key }) => key)).toEqual([])
})

const REACHED_AND_TRIGGERED = { reached: true, touched: true, triggered: true }

/** Whether a world reached, touched and triggered the vulnerability of a challenge; undefined if the challenge has none. */
function vulnerabilityState({ id }: Learner, challenge: string) {
  const { truth, watch } = flawed.app.scanning!
  const hole = truth.holes.find(({ challenges }) => challenges.includes(challenge))
  if (!hole) return undefined
  const { reached, touched, triggered } = watch.of(id).holes.find(({ key }) => key === hole.key)!
  return { reached, touched, triggered }
}

const selected = entries.filter(({ challenge }) => isSelected(challenge.key))

describe.each(selected.map((entry) => [entry.challenge.key, entry] as const))('%s', (key, entry) => {
  const { challenge } = entry
  const { weakness, kind } = challenge

  it('is solved by its exploit', async () => {
    const { exploit } = await entry.loadProof()
    const exchanges: LoopbackExchange[] = []
    const learner = flawed.learner()
    await exploit(learner.client((exchange) => exchanges.push(exchange)))
    expect(await learner.solved()).toContain(key)
    expect(vulnerabilityState(learner, key)).toEqual(challenge.cwe.length === 0 ? undefined : REACHED_AND_TRIGGERED)
    if (!walkthroughs) return
    const filled = fillPlaceholders(
      entry,
      flawed.learner().inside(({ configuration }) => configuration),
    )
    writeFileSync(join(walkthroughs, `${entry.id}.md`), await walkthroughOf(filled, exchanges))
  })

  it('is solved by each of its spellings', async () => {
    const { spellings } = await entry.loadProof()
    for (const [title, attack] of Object.entries(spellings ?? {}))
      expect(await attackSolves(flawed, key, attack), title).toBe(true)
  })

  it('is not solved by its near misses', async () => {
    const { nearMisses } = await entry.loadProof()
    expect(Object.keys(nearMisses).length).toBeGreaterThanOrEqual(3)
    for (const [title, attempt] of Object.entries(nearMisses))
      expect(await attackSolves(flawed, key, attempt), title).toBe(false)
  })

  // An attack may throw when it does not find what it needs there.
  it.runIf(kind === 'code' || kind === 'data')('cannot be solved in the safe shop', async () => {
    const { exploit, spellings, bypasses } = await entry.loadProof()
    const safe = await safeShop()
    for (const attack of [exploit, ...Object.values(spellings ?? {}), ...Object.values(bypasses ?? {})])
      expect(await attackSolves(safe, key, (attacker) => attack(attacker).catch(() => {}))).toBe(false)
  })

  it.runIf(weakness)('keeps the promises of the features while the flaw is active', async () => {
    expect(await brokenPromises(flawed, weakness!)).toEqual([])
  })
})
