import { readCatalogue } from '@fruit/catalogue/catalogue'
import { propertyViolation } from '@fruit/training/coding/properties/property-violation'
import { runQuery } from '@fruit/training/coding/scratch-queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Implementation = (...values: readonly unknown[]) => unknown

/**
 * Fixes as players may write them, by path: packages/catalogue/own-fix-cases/<weakness>/<name>.<verdict>.ts, or .sol. A
 * contract that is wrong begins with a comment that says how, and a part of what its author is told.
 */
const sources = import.meta.glob<string>('../../../../../packages/catalogue/own-fix-cases/*/*.{ts,sol}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const cases = Object.entries(sources).map(([path, source]) => {
  const [, weakness, name, verdict] = /\/own-fix-cases\/([^/]+)\/([^/]+)\.(wrong|right)\.(?:ts|sol)$/.exec(path) ?? []
  const [, kind, part] = /^\/\/ (leaks|breaks): (.*)/.exec(source) ?? []
  const told = kind && new RegExp(`^${kind}: .*${part}`)
  return {
    weakness: weakness!,
    name: name!,
    isRight: verdict === 'right',
    isContract: path.endsWith('.sol'),
    told,
    source,
  }
})

/** Those that every run judges: each third one, of contracts each sixteenth; `npm run test:full` judges them all. */
const judged = cases.filter(({ isContract }, place) => process.env.TEST_SOAKS || place % (isContract ? 16 : 3) === 0)

/** A challenge of a weakness. Whether its page offers the editor makes no difference to the judge. */
function codingOf(id: string) {
  const entry = readCatalogue().entries.find(({ challenge }) => challenge.weakness?.id === id)!
  return { entry, weakness: entry.challenge.weakness! }
}

/** Every function that players may write, with its seam. */
const functions = readCatalogue().entries.flatMap(({ challenge: { weakness } }) =>
  (weakness?.seams ?? []).flatMap((seam) => {
    const own = weakness!.ownFix?.[seam.exportName]
    return own ? [{ id: weakness!.id, name: seam.exportName, seam, weakness: weakness!, property: own.property }] : []
  }),
)

/** The median verdict takes less of the processor than this. */
const MEDIAN_MS = 4000

let testApp: TestApp
const spent: number[] = []
beforeAll(async () => {
  testApp = await openTestApp({ judgingPatienceMs: 600_000 })
})
afterAll(() => testApp.close())

describe('the property of a function that players may write', () => {
  const distinct = functions.filter(({ seam }, place) => functions.findIndex((other) => other.seam === seam) === place)

  it.each(distinct)('in $id: $name of the shop itself has it, and the flaw has not', async (each) => {
    const { seam, weakness, property } = each
    const learner = testApp.learner()
    if (property.kind === 'statement') await property.prepare?.(learner.client())
    const flaw = (await weakness.flaw())[seam.exportName as never] as Implementation
    const safe = seam.safe as Implementation
    const judged = (own: Implementation) =>
      learner.inside((world) =>
        propertyViolation(property, { own: async (...values) => own(...values), safe }, (text, parameters) =>
          runQuery(world, text, parameters),
        ),
      )
    expect(await judged(safe)).toBeNull()
    expect(await judged(flaw)).toMatchObject({ kind: 'leaks' })
  })
})

describe('a fix of one’s own, as somebody may write it', () => {
  it('is there in many wrong and right ways', () => {
    const right = judged.filter(({ isRight }) => isRight)
    expect(right.length).toBeGreaterThanOrEqual(20)
    expect(judged.length - right.length).toBeGreaterThanOrEqual(40)
  })

  it.each(judged)('for $weakness, $name, is judged as it is', async ({ weakness, isRight, told, source }) => {
    const coding = codingOf(weakness)
    const waiter = { placed: () => {}, signal: new AbortController().signal }
    const before = process.cpuUsage()
    const { verdict } = await testApp
      .learner()
      .inside((world) => testApp.app.ownFixJudge.judge(world, coding, source, waiter))
    const { user, system } = process.cpuUsage(before)
    spent.push((user + system) / 1000)
    const { kind, details, transcript } = verdict
    if (isRight) return expect(`${kind}: ${details}`).toMatch(/^holds: /)
    expect(`${kind}: ${details}`).toMatch(/^(?:leaks|breaks): ./)
    if (told) expect(`${kind}: ${details}`).toMatch(told)
    // What is not as it should be can be seen by whoever sends what the verdict shows.
    if (kind === 'leaks') expect(transcript.length).toBeGreaterThan(0)
  })

  it('is judged quickly', () => {
    const median = spent.sort((one, other) => one - other)[Math.floor(spent.length / 2)]!
    expect(median).toBeLessThan(MEDIAN_MS)
  })
})
