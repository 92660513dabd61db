import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { attackOnCode } from '@fruit/challenge-kit/proof'
import { fixOf } from '@fruit/challenge-kit/variants'
import { LoopbackClient } from '@fruit/training/inside/inside-client'
import { World } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { attackSolves, attackSucceeds, brokenPromises, frozenClock, isSelected } from './trial.ts'

const { entries, weaknesses } = readCatalogue()
const usersOf = (id: string) => entries.filter(({ challenge }) => challenge.weakness?.id === id)
const isSelectedEntry = ({ challenge }: CatalogueEntry) => isSelected(challenge.key)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ clock: frozenClock() })
})
afterAll(() => testApp.close())

const selected = [...weaknesses].filter(([id]) => !process.env.PROOFS_OF || usersOf(id).some(isSelectedEntry))

describe.each(selected)('weakness %s', (id, weakness) => {
  const users = usersOf(id)

  it.runIf(users.some(({ challenge }) => challenge.codingChallenge))(
    'has at least three fixes, exactly one of which holds',
    () => {
      const outcomes = Object.values(weakness.fixes).map(({ outcome }) => outcome)
      expect(outcomes.length).toBeGreaterThanOrEqual(3)
      expect(outcomes.filter((outcome) => outcome === 'holds')).toHaveLength(1)
    },
  )

  it('has bypasses only for fixes that leak', async () => {
    for (const user of users)
      for (const name of Object.keys((await user.loadProof()).bypasses ?? {}))
        expect(weakness.fixes[name]?.outcome, `${user.challenge.key}: ${name}`).toBe('leaks')
  })

  describe.each(Object.entries(weakness.fixes))('with the fix %s', (name, fix) => {
    it(`keeps the promises of its features: ${fix.outcome !== 'breaks'}`, async () => {
      const broken = await brokenPromises(testApp, weakness, await fixOf(weakness, name))
      if (fix.outcome === 'breaks') expect(broken).not.toEqual([])
      else expect(broken).toEqual([])
    })

    it.each(users.map((user) => [user.challenge.key, user] as const))(
      `has its declared outcome for %s: it ${fix.outcome}`,
      async (key, user) => {
        const proof = await user.loadProof()
        const { bypasses } = proof
        const { exploit } = attackOnCode(proof, user.challenge)
        const variants = await fixOf(weakness, name)
        const attacks = [exploit, ...(bypasses?.[name] ? [bypasses[name]] : [])]
        const results: boolean[] = []
        for (const attack of attacks)
          results.push(
            await attackSucceeds(testApp, user, proof, (attacker) => attack(attacker).catch(() => {}), variants),
          )
        if (fix.outcome === 'leaks') expect(results.includes(true)).toBe(!fix.alsoCloses?.includes(key))
        if (fix.outcome === 'holds') expect(results.includes(true)).toBe(fix.leavesOpen?.includes(key) ?? false)
      },
    )

    it('leaks for at least one challenge if declared as leaking', () => {
      if (fix.outcome !== 'leaks') return
      expect(users.filter(({ challenge }) => !fix.alsoCloses?.includes(challenge.key))).not.toEqual([])
    })
  })
})

/** Every fix with the challenges of other weaknesses whose exploits are tried on it. */
const crossChecks = [...weaknesses.values()].flatMap((weakness) => {
  const others = entries.filter(({ challenge }) => challenge.weakness?.id !== weakness.id)
  const tried = usersOf(weakness.id).some(isSelectedEntry) ? others : others.filter(isSelectedEntry)
  return tried.length === 0
    ? []
    : Object.entries(weakness.fixes)
        // A fix that breaks the shop may close anything that is reached through its seam.
        .filter(([, { outcome }]) => outcome !== 'breaks')
        .map(([name, fix]) => ({ title: `${weakness.id} with ${name}`, weakness, name, fix, tried }))
})

describe.runIf(crossChecks.length > 0)('fixes under the exploits of all challenges', { timeout: 120_000 }, () => {
  const reach = new Map<string, Reach>()

  // All together with a long timeout: a test that timed out would leave its spies to the next one.
  beforeAll(async () => {
    for (const entry of new Set(crossChecks.flatMap(({ tried }) => tried)))
      reach.set(entry.challenge.key, await reachOf(entry))
  }, 300_000)

  it.each(crossChecks)('$title closes only the declared challenges', async ({ weakness, name, fix, tried }) => {
    const variants = await fixOf(weakness, name)
    const meets = (seams: ReadonlySet<string>) => weakness.seams.some(({ name }) => seams.has(name))
    let hasJoined = false
    for (const entry of tried) {
      const { key } = entry.challenge
      const closed = fix.alsoCloses?.includes(key) ?? false
      const { anyhow, byItself } = reach.get(key)!
      if (!meets(anyhow)) expect(closed, `${key} never reaches ${weakness.id}`).toBe(false)
      if (!meets(anyhow)) continue
      if (!meets(byItself)) {
        // One of these is tried for all.
        if (hasJoined && !closed && !process.env.TEST_SOAKS) continue
        hasJoined = true
      }
      const { exploit } = await entry.loadProof()
      const open = await attackSolves(testApp, key, (attacker) => exploit(attacker).catch(() => {}), variants)
      expect(open, key).toBe(!closed)
    }
  })
})

/** Names of the seams that an exploit reaches. Implementations of other seams cannot affect it. */
interface Reach {
  readonly anyhow: ReadonlySet<string>
  /**
   * Without the seams that it reaches only while registering and signing in. If a fix lets one exploit do that, it lets all: each run
   * tries one of them, `npm run test:full` all.
   */
  readonly byItself: ReadonlySet<string>
}

async function reachOf({ challenge, loadProof }: CatalogueEntry): Promise<Reach> {
  const anyhow = new Set<string>()
  const byItself = new Set<string>()
  let joins = false
  const spies = (['use', 'call', 'query', 'queryDocuments'] as const).map((method) => {
    const original = World.prototype[method] as (...values: unknown[]) => unknown
    return vi.spyOn(World.prototype, method).mockImplementation(function (this: World, ...values: unknown[]) {
      const { name } = values[0] as { name: string }
      anyhow.add(name)
      if (!joins) byItself.add(name)
      return original.apply(this, values) as never
    } as never)
  })
  const join = LoopbackClient.prototype.becomeCustomer
  const joining = vi.spyOn(LoopbackClient.prototype, 'becomeCustomer').mockImplementation(async function (
    this: LoopbackClient,
  ) {
    joins = true
    try {
      return await join.call(this)
    } finally {
      joins = false
    }
  })
  try {
    const { exploit } = await loadProof()
    expect(await attackSolves(testApp, challenge.key, exploit), challenge.key).toBe(true)
  } finally {
    for (const spy of [...spies, joining]) spy.mockRestore()
  }
  return { anyhow, byItself }
}
