import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { createContainment } from './containment.ts'
import { maxAcceptedMs, ResponseTimes } from './testing/answer-times.ts'
import { JuiceDatabase, search } from './testing/juice-database.ts'

const shops = ['calm', 'attacked'].map((name) => new JuiceDatabase(name))
const [calm, attacked] = shops as [JuiceDatabase, JuiceDatabase]

afterAll(() => {
  for (const shop of shops) shop.close()
})

const ENDLESS_SQL = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n'

/** Deadline of each attack in milliseconds. */
const DEADLINE_MS = 700

/** Measures response times for the calm shop, and delays of the event loop, until `isOver` returns true. */
async function watch(
  contained: ReturnType<typeof createContainment>,
  isOver: () => boolean,
  times = new ResponseTimes(),
) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  do {
    await times.of(async () => {
      await contained.sql({ owner: 'calm', image: calm.image(), text: search('3'), parameters: [] })
      await contained.script({ owner: 'calm', code: '1 + 1' })
    })
  } while (!isOver())
  delay.disable()
  return { times, loopMs: delay.percentile(99) / 1e6 }
}

test.each([
  ['an endless statement', false],
  ['an endless script', true],
])('other owners and the event loop stay responsive while six owners run %s each', async (_, isScript) => {
  const contained = createContainment({ workers: 2 })
  let rounds = 0
  // Excludes the start of workers from the measurement.
  await Promise.all(['attacked', 'calm'].map((owner) => contained.script({ owner, code: '1' })))
  await watch(contained, () => ++rounds > 50)
  rounds = 0
  const idle = await watch(contained, () => ++rounds > 200)

  let isOver = false
  const limits = { deadlineMs: DEADLINE_MS }
  const attacks = ['a', 'b', 'c', 'd', 'e', 'f'].map((owner) =>
    isScript
      ? contained.script({ owner, code: 'for (;;);', limits })
      : contained.sql({ owner, image: attacked.image(), text: ENDLESS_SQL, parameters: [], limits }),
  )
  const ended = Promise.all(
    attacks.map((attack) =>
      attack.then(
        (outcome) => outcome,
        (error) => error,
      ),
    ),
  )
  void ended.then(() => {
    isOver = true
  })
  const during = await watch(contained, () => isOver)

  rounds = 0
  const after = await watch(contained, () => ++rounds > 200, idle.times)

  for (const end of await ended) expect(end).toMatchObject({ limit: 'deadline' })
  // Waiting for one of the attacks would take a deadline or more. Trials in the quick lane may cause smaller delays.
  expect(during.times.p99).toBeLessThan(Math.max(DEADLINE_MS - 100, maxAcceptedMs(idle.times)))
  expect(during.loopMs).toBeLessThan(Math.max(250, 3 * idle.loopMs, 3 * after.loopMs))
  await contained.close()
})

// Runs with the long tests.
test.runIf(process.env.TEST_SOAKS)('memory stays constant over rounds of attacks', async () => {
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
