import { readCatalogue } from '@fruit/catalogue/catalogue'
import { propertyViolation } from '@fruit/training/coding/properties/property-violation'
import { runQuery } from '@fruit/training/coding/scratch-queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

type Implementation = (...values: readonly unknown[]) => unknown

/**
 * Own fixes by path: packages/catalogue/own-fix-cases/<weakness>/<name>.<verdict>.ts, or .sol. A wrong one begins with a comment
 * that contains the kind of its verdict and a part of its details.
 */
const sources = import.meta.glob<string>('../../../packages/catalogue/own-fix-cases/*/*.{ts,sol}', {
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

/** Cases of a normal run: every third one, of contracts every sixteenth. `npm run test:full` judges all. */
const judged = cases.filter(({ isContract }, place) => process.env.TEST_SOAKS || place % (isContract ? 16 : 3) === 0)

/** A challenge of a weakness. The judge accepts it whether or not its page offers the editor. */
function codingOf(id: string) {
  const entry = readCatalogue().entries.find(({ challenge }) => challenge.weakness?.id === id)!
  return { entry, weakness: entry.challenge.weakness! }
}

/** Every function that players can write, with its seam. */
const functions = readCatalogue().entries.flatMap(({ challenge: { weakness } }) =>
  (weakness?.seams ?? []).flatMap((seam) => {
    const own = weakness!.ownFix?.[seam.exportName]
    return own ? [{ id: weakness!.id, name: seam.exportName, seam, weakness: weakness!, property: own.property }] : []
  }),
)

/** Maximum processor time of the median verdict, in milliseconds. */
const MEDIAN_MS = 4000

let testApp: TestApp
const spent: number[] = []
beforeAll(async () => {
  testApp = await openTestApp({ judgingTimeoutMs: 600_000 })
})
afterAll(() => testApp.close())

describe('the property of a function that players can write', () => {
  const distinct = functions.filter(({ seam }, place) => functions.findIndex((other) => other.seam === seam) === place)

  it.each(distinct)('in $id: $name holds for the safe implementation and not for the flaw', async (each) => {
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

describe('an own fix', () => {
  it('has many wrong and right cases', () => {
    const right = judged.filter(({ isRight }) => isRight)
    expect(right.length).toBeGreaterThanOrEqual(20)
    expect(judged.length - right.length).toBeGreaterThanOrEqual(40)
  })

  it.each(judged)('for $weakness, $name, gets the right verdict', async ({ weakness, isRight, told, source }) => {
    const coding = codingOf(weakness)
    const waiter = { onPosition: () => {}, signal: new AbortController().signal }
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
    // A leak is demonstrated by the requests in the verdict.
    if (kind === 'leaks') expect(transcript.length).toBeGreaterThan(0)
  })

  it('is judged quickly', () => {
    const median = spent.sort((one, other) => one - other)[Math.floor(spent.length / 2)]!
    expect(median).toBeLessThan(MEDIAN_MS)
  })
})
