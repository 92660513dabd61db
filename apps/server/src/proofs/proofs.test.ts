import { flawsOf, readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { Attack } from '@fruit/challenge-kit/proof'
import { fixOf } from '@fruit/challenge-kit/variants'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import type { Feature } from '@fruit/shop/feature'
import type { Variant } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

const { entries, weaknesses } = readCatalogue()
const features = Object.values(
  import.meta.glob<{ feature: Feature }>('../../../../packages/shop/src/**/*.feature.ts', { eager: true }),
).map(({ feature }) => feature)

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

/** Whether an attack solves a challenge in a new world that runs these variants. */
async function solves(key: string, attack: Attack, variants?: ReadonlyMap<string, Variant | null>): Promise<boolean> {
  const learner = house.learner(variants)
  await attack(learner.client())
  return (await learner.solved()).includes(key)
}

/** The safe implementation in every seam that the catalogue opens. */
async function everythingSafe(): Promise<Map<string, null>> {
  const seams = [...(await flawsOf(readCatalogue())).keys()]
  return new Map(seams.map((name) => [name, null]))
}

/** Titles of the promises about a weakness's seams that are broken in a world with these variants. */
async function brokenPromises(weakness: Weakness, variants: ReadonlyMap<string, Variant | null>): Promise<string[]> {
  const broken: string[] = []
  for (const seam of weakness.seams) {
    for (const feature of features.filter((feature) => feature.seam === seam.name)) {
      for (const [title, keep] of Object.entries(feature.promises)) {
        const learner = house.learner(variants)
        const implementation = learner.inside((world) => world.use(seam))
        try {
          await keep(learner.client(), implementation as never)
        } catch {
          broken.push(title)
        }
      }
    }
  }
  return broken
}

/** The attacks of a challenge that may work on a fix: the plain exploit, and the bypass that its proof names. */
async function attacksOn(entry: CatalogueEntry, fix: string): Promise<Attack[]> {
  const { exploit, bypasses } = await entry.loadProof()
  const bypass = bypasses?.[fix]
  return bypass ? [exploit, bypass] : [exploit]
}

it('finds a proof in every folder, and no folder twice', async () => {
  for (const entry of entries) expect((await entry.loadProof()).key).toBe(entry.challenge.key)
  expect(new Set(entries.map(({ challenge }) => challenge.id)).size).toBe(entries.length)
})

it('does not let a login by injection into the safe shop', async () => {
  const attack: Attack = (attacker) => attacker.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })
  const learner = house.learner(await everythingSafe())
  expect(await attack(learner.client())).toMatchObject({ status: 401 })
})

describe.each(entries.map((entry) => [entry.challenge.key, entry] as const))('%s', (key, entry) => {
  const { weakness, kind } = entry.challenge

  it('is solved by its exploit', async () => {
    const { exploit } = await entry.loadProof()
    expect(await solves(key, exploit)).toBe(true)
  })

  it('is not solved by what comes close', async () => {
    const { nearMisses } = await entry.loadProof()
    expect(Object.keys(nearMisses).length).toBeGreaterThanOrEqual(3)
    for (const [title, attempt] of Object.entries(nearMisses)) expect(await solves(key, attempt), title).toBe(false)
  })

  it.runIf(kind === 'code' || kind === 'data')('cannot be solved in the safe shop', async () => {
    const { exploit, bypasses } = await entry.loadProof()
    for (const attack of [exploit, ...Object.values(bypasses ?? {})])
      expect(await solves(key, attack, await everythingSafe())).toBe(false)
  })

  if (!weakness) return

  it('leaves the feature whole while the flaw is in place', async () => {
    expect(await brokenPromises(weakness, new Map())).toEqual([])
  })

  it('names only fixes that exist in its bypasses', async () => {
    const { bypasses } = await entry.loadProof()
    for (const name of Object.keys(bypasses ?? {})) expect(weakness.fixes[name]?.outcome, name).toBe('leaks')
  })

  describe.each(Object.entries(weakness.fixes))('with the fix %s', (name, fix) => {
    it(`does what it claims: it ${fix.outcome}`, async () => {
      const variants = await fixOf(weakness, name)
      const attacks = await Promise.all((await attacksOn(entry, name)).map((attack) => solves(key, attack, variants)))
      const broken = await brokenPromises(weakness, variants)
      if (fix.outcome === 'breaks') expect(broken).not.toEqual([])
      else expect(broken).toEqual([])
      if (fix.outcome === 'leaks') expect(attacks).toContain(true)
      if (fix.outcome === 'holds') expect(attacks).not.toContain(true)
    })
  })
})

describe.runIf(weaknesses.size > 0)('every fix, under the exploits of all challenges', () => {
  const fixes = [...weaknesses.values()].flatMap((weakness) =>
    Object.entries(weakness.fixes).map(([name, fix]) => [`${weakness.id} with ${name}`, weakness, name, fix] as const),
  )

  it.each(fixes)('%s closes what it says and nothing else', async (_title, weakness, name, fix) => {
    const variants = await fixOf(weakness, name)
    for (const entry of entries.filter(({ challenge }) => challenge.weakness?.id !== weakness.id)) {
      const { exploit } = await entry.loadProof()
      const closed = fix.alsoCloses?.includes(entry.challenge.key) ?? false
      expect(await solves(entry.challenge.key, exploit, variants), entry.challenge.key).toBe(!closed)
    }
  })
})
