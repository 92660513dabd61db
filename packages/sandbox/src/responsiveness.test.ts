import { afterAll, expect, test } from 'vitest'
import { createContainment } from './containment.ts'
import { JuiceDatabase, search } from './testing/juice-database.ts'

const shops = ['calm', 'attacked'].map((name) => new JuiceDatabase(name))
const [calm, attacked] = shops as [JuiceDatabase, JuiceDatabase]

afterAll(() => {
  for (const shop of shops) shop.close()
})

const ENDLESS_SQL = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n'

/** Deadline of each attack in milliseconds: much longer than the calm owner's requests take on any machine. */
const DEADLINE_MS = 120_000
/** Number of requests of the calm owner. */
const REQUESTS = 200

test.each([
  ['an endless statement', false],
  ['an endless script', true],
])('an owner does not wait for six owners who run %s each', async (_, isScript) => {
  const contained = createContainment({ workers: 2 })
  const limits = { deadlineMs: DEADLINE_MS }
  let ended = 0
  const attacks = ['a', 'b', 'c', 'd', 'e', 'f'].map((owner) =>
    (isScript
      ? contained.script({ owner, code: 'for (;;);', limits })
      : contained.sql({ owner, image: attacked.image(), text: ENDLESS_SQL, parameters: [], limits })
    ).finally(() => ended++),
  )
  const settled = Promise.allSettled(attacks)
  for (let i = 0; i < REQUESTS; i++) {
    await contained.sql({ owner: 'calm', image: calm.image(), text: search('3'), parameters: [] })
    await contained.script({ owner: 'calm', code: '1 + 1' })
  }
  // If they had waited for a worker or for the event loop, at least two attacks would have reached their deadline.
  expect(ended).toBe(0)
  await contained.close()
  expect((await settled).map(({ status }) => status)).toEqual(attacks.map(() => 'rejected'))
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
