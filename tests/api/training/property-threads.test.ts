import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { workerStarter } from '@fruit/sandbox/pool/worker-source'
import { propertyProgram, sourcePlugins } from '@fruit/server/startup/own-fixes/property-program'
import { type CheckEnd, PropertyThreads } from '@fruit/training/coding/properties/property-threads'
import { runQuery } from '@fruit/training/coding/scratch-queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockedMs } from '../../support/main-thread.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

/** Maximum processor time of an event-loop turn on the main thread, in milliseconds. */
const MAX_TURN_MS = 50

const slowProgram = {
  ...propertyProgram,
  source: new URL('../../support/slow-property-thread.ts', import.meta.url),
  load: () => import('../../support/slow-property-thread.ts'),
  plugins: sourcePlugins,
}

const { entries } = readCatalogue()
/** A challenge with its weakness. */
function codingOf(key: string) {
  const entry = entries.find(({ challenge }) => challenge.key === key)!
  return { entry, weakness: entry.challenge.weakness! }
}

/** Every function that players can write, once. */
const functions = [...new Set(entries.flatMap(({ challenge }) => challenge.weakness ?? []))].flatMap((weakness) =>
  Object.keys(weakness.ownFix ?? {}).map((name) => ({ id: weakness.id, name, weakness })),
)

const nested = (open: string, close: string, times: number) =>
  `JSON.parse('${open}'.repeat(${times}) + '1' + '${close}'.repeat(${times}))`

/** Expressions whose values are as large as a module may return, or hard to parse. */
const HOSTILE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [' ', '<', '"', '<b>'].flatMap((part) =>
      [20_000, 5000].map((times) => [`a text of ${times} ${part}`, `'${part}'.repeat(${times})`]),
    ),
  ),
  'a text with spaces inside': "'a' + ' '.repeat(60_000) + 'x'",
  'a statement of one character': "({ sql: 'SELECT ' + '('.repeat(60_000), parameters: [] })",
  'a statement with spaces': "({ sql: 'SELECT 1' + ' '.repeat(60_000) + 'x', parameters: [] })",
  'a statement with many parameters': "({ sql: 'SELECT 1', parameters: Array(15_000).fill('a') })",
  'a statement with many rows':
    "({ sql: 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 9000) SELECT x, hex(zeroblob(200)) FROM n', parameters: [] })",
  'an expression with spaces': "({ $where: 'obj.product==0' + ' '.repeat(60_000) + 'x' })",
  'an expression of slashes': "({ $where: 'a/'.repeat(29_000) })",
  'nested lists': nested('[', ']', 990),
  'nested objects': nested('{"a":', '}', 990),
  'many lists': 'Array(20_000).fill([])',
  'a long text in a list': "['a'.repeat(60_000)]",
  'half a character in a list': "['\\ud800']",
  'many texts': "Array(15_000).fill('a')",
  'many fields': 'Object.fromEntries(Array.from({ length: 5000 }, (_, i) => ["f" + i, "a"]))',
  'a name of a document': "({ name: 'a'.repeat(60_000) })",
  'a field of a row': "({ email: 'a'.repeat(60_000) })",
}

/** Hostile values that pass the check of the function's type; others never reach a property. */
function fitting({ weakness, name }: { readonly weakness: Weakness; readonly name: string }): [string, string][] {
  const { fits } = weakness.ownFix![name]!
  return Object.entries(HOSTILE).filter(([, code]) => fits(new Function(`return ${code}`)()))
}

const longestTurnOf = (work: () => Promise<unknown>) =>
  blockedMs(work, { limitMs: MAX_TURN_MS, schedule: (turn) => setTimeout(turn, 1) })

let testApp: TestApp
let threads: PropertyThreads
/** They end a check early, because only the main thread matters. */
let impatientThreads: PropertyThreads
beforeAll(async () => {
  testApp = await openTestApp({ judgingTimeoutMs: 600_000 })
  threads = new PropertyThreads(workerStarter(propertyProgram))
  impatientThreads = new PropertyThreads(workerStarter(propertyProgram), 500)
})
afterAll(async () => {
  await threads.close()
  await impatientThreads.close()
  await testApp.close()
})

interface CheckOptions {
  /** Number of calls after which the function no longer exists. */
  readonly calls?: number
  readonly on?: PropertyThreads
}

/** Checks a function of a module in a new world. */
function check(
  weakness: string,
  name: string,
  code: string,
  { calls = Number.POSITIVE_INFINITY, on = threads }: CheckOptions = {},
): Promise<CheckEnd> {
  let called = 0
  return testApp.learner().inside((world) =>
    on.check({ kind: 'function', weakness, name }, async (request) => {
      if (request.kind === 'query') return runQuery(world, request.text, request.parameters)
      if (request.kind !== 'call') throw new Error(request.kind)
      const values = request.values as string[]
      const present = called++ < calls ? code : ''
      return world.contained.module({ owner: world.id, code: present, export: name, arguments: values })
    }),
  )
}

function judge(key: string, code: string, app = testApp) {
  const waiter = { onPosition: () => {}, signal: new AbortController().signal }
  return app.learner().inside((world) => app.app.ownFixJudge.judge(world, codingOf(key), code, waiter))
}

describe('checking a property', () => {
  it.each(functions)('of $id: $name does not block the main thread, regardless of the returned value', async (each) => {
    const { id, name } = each
    const on = impatientThreads
    // The first check starts the thread.
    await check(id, name, `export function ${name}() {}`, { on })
    for (const [title, value] of fitting(each)) {
      let end: CheckEnd | undefined
      const code = `export function ${name}() { return ${value} }`
      const turn = await longestTurnOf(async () => {
        end = await check(id, name, code, { calls: 10, on })
      })
      expect(turn, `${title}: ${JSON.stringify(end)}`).toBeLessThan(MAX_TURN_MS)
      expect(JSON.stringify(end).length).toBeLessThan(20_000)
    }
  })

  it('leaves no state for the next check of any world', async () => {
    const [id, name] = ['kill-chatbot', 'introduceCustomer']
    const right = `export function ${name}(id, name) { return 'users.addUser(' + JSON.stringify(String(id)) + ', ' + JSON.stringify(name) + ')' }`
    const wrong = `export function ${name}(id, name) { return 'users.addUser("' + id + '", "' + name + '")' }`
    const ends = []
    for (const code of [right, wrong, right, wrong]) ends.push(await check(id, name, code))
    expect(ends[0]).toEqual({ kind: 'function', violation: null })
    expect(ends[1]).toMatchObject({ violation: { kind: 'leaks' } })
    expect(ends.slice(2)).toEqual(ends.slice(0, 2))
    expect(threads.size).toBe(1)
  })
})

describe('a fix that returns a hostile value', () => {
  it.each(functions.filter((each) => fitting(each).length > 0))(
    'of $id: $name does not block the main thread while the shop uses it',
    async (each) => {
      const { entry } = codingOf(entries.find(({ challenge }) => challenge.weakness?.id === each.id)!.challenge.key)
      for (const [title, value] of fitting(each)) {
        // These rows come from the database, whose statements have limits of their own.
        if (title === 'a statement with many rows') continue
        const others = Object.keys(each.weakness.ownFix!).filter((other) => other !== each.name)
        const code = [
          `export function ${each.name}() { return ${value} }`,
          ...others.map((other) => `export function ${other}(value) { return value }`),
        ].join('\n')
        const turn = await longestTurnOf(() => judge(entry.challenge.key, code))
        expect(turn, title).toBeLessThan(MAX_TURN_MS)
      }
    },
  )

  const ends = ' '.repeat(60_000)
  it.each([
    [
      'killChatbotChallenge',
      `export function introduceCustomer(id, name) {
        const statement = 'users.addUser(' + JSON.stringify(String(id)) + ', ' + JSON.stringify(name) + ')'
        return id === 1337 ? statement + ${JSON.stringify(`${ends}x`)} : statement
      }`.replace(JSON.stringify(`${ends}x`), "' '.repeat(60_000) + 'x'"),
    ],
    [
      'noSqlOrdersChallenge',
      "export function findOrder(orderId) { return orderId === '9f3a-00000000000000ff' ? { $where: 'a/'.repeat(29_000) } : { orderId } }",
    ],
    [
      'noSqlCommandChallenge',
      `export function findReviews(id) {
        if (!/^\\d+$/.test(id)) return null
        return id === '987654' ? { $where: 'obj.product==0' + ' '.repeat(60_000) + 'x' } : { product: Number(id) }
      }`,
    ],
  ])('for %s is judged without blocking the main thread', async (key, code) => {
    const turn = await longestTurnOf(() => judge(key, code))
    expect(turn).toBeLessThan(MAX_TURN_MS)
  })

  it('that exceeds the size limit is rejected', async () => {
    const { verdict } = await judge(
      'localXssChallenge',
      "export function showSearchTerm() { return '<'.repeat(20_000) }",
    )
    expect(verdict).toMatchObject({ kind: 'too-large', details: expect.stringContaining('showSearchTerm answers') })
  })

  it('that takes long to check is stopped at the time limit without blocking the main thread', async () => {
    const propertyThreads = new PropertyThreads(workerStarter(slowProgram), 500)
    const app = await openTestApp({ judgingTimeoutMs: 600_000, propertyThreads })
    try {
      const code = `export function findOrder(orderId) { return { orderId } }`
      let judged: Awaited<ReturnType<typeof judge>> | undefined
      const turn = await longestTurnOf(async () => {
        judged = await judge('noSqlOrdersChallenge', code, app)
      })
      expect(turn).toBeLessThan(MAX_TURN_MS)
      expect(judged).toMatchObject({
        code: null,
        verdict: { kind: 'too-slow', details: expect.stringMatching(/took too long and was stopped/) },
      })
    } finally {
      await app.close()
    }
  })
})
