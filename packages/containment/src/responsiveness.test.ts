import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { createContainment } from './containment.ts'
import { JuiceDatabase, search } from './testing/juice-database.ts'

const shops = ['calm', 'attacked'].map((name) => new JuiceDatabase(name))
const [calm, attacked] = shops as [JuiceDatabase, JuiceDatabase]

afterAll(() => {
  for (const shop of shops) shop.close()
})

const ENDLESS_SQL = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n'

/** The time in milliseconds that 99 of 100 answers to the calm shop stay below, while `work` goes on. */
async function slowest(contained: ReturnType<typeof createContainment>, isOver: () => boolean): Promise<number> {
  const times: number[] = []
  do {
    const started = performance.now()
    await contained.sql({ owner: 'calm', image: calm.image(), text: search('3'), parameters: [] })
    await contained.script({ owner: 'calm', code: '1 + 1' })
    times.push(performance.now() - started)
  } while (!isOver())
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}

test.each([
  ['an endless statement', false],
  ['an endless script', true],
])('while %s of one owner runs, other owners and the event loop go on', async (_, isScript) => {
  const contained = createContainment({ workers: 2 })
  let rounds = 0
  await slowest(contained, () => ++rounds > 50)
  rounds = 0
  const idle = await slowest(contained, () => ++rounds > 300)

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let isOver = false
  const attack = isScript
    ? contained.script({ owner: 'attacked', code: 'for (;;);' })
    : contained.sql({ owner: 'attacked', image: attacked.image(), text: ENDLESS_SQL, parameters: [] })
  const ended = attack.then(
    (outcome) => outcome,
    (error) => error,
  )
  void ended.then(() => {
    isOver = true
  })
  const during = await slowest(contained, () => isOver)
  delay.disable()

  expect(await ended).toMatchObject({ limit: 'deadline' })
  expect(during).toBeLessThan(Math.max(250, 3 * idle))
  expect(delay.percentile(99) / 1e6).toBeLessThan(250)
  await contained.close()
})

test('a owner that floods the containment delays others by no more than the jobs at work', async () => {
  const contained = createContainment({ workers: 1 })
  await contained.script({ owner: 'calm', code: '1' })
  let finished = 0
  const flood = Array.from({ length: 500 }, () =>
    contained.script({ owner: 'flooder', code: 'for (let i = 0; i < 20000; i++); 1' }).then(() => finished++),
  )
  await contained.script({ owner: 'calm', code: '1' })
  expect(finished).toBeLessThan(5)
  await Promise.all(flood)
  await contained.close()
})

test('memory is flat over rounds of attacks', async () => {
  const contained = createContainment({ workers: 2 })
  const round = async () => {
    for (let i = 0; i < 3; i++) {
      const limits = { deadlineMs: 5000 }
      await Promise.allSettled([
        contained.script({ owner: 'a', code: 'const all = []; for (;;) all.push(new Uint8Array(100000))', limits }),
        contained.script({ owner: 'b', code: '"x".repeat(3000000)', limits }),
        contained.sql({
          owner: 'c',
          image: attacked.image(),
          text: `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 60)
            SELECT count(*) FROM (SELECT zeroblob(900000 + x) AS z FROM n ORDER BY random() || hex(z))`,
          parameters: [],
          limits: { ...limits, valueBytes: 4_000_000 },
        }),
        contained.sql({
          owner: 'd',
          image: calm.image(),
          text: 'SELECT hex(zeroblob(400000)) FROM Users',
          parameters: [],
        }),
      ])
    }
    return process.memoryUsage().rss
  }
  await round()
  const rounds = [await round(), await round(), await round()]
  expect(rounds[2]! - rounds[0]!).toBeLessThan(40 * 1024 * 1024)
  await contained.close()
})
