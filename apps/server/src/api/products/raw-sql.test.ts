import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** A login that pastes the e-mail into its statement, whether or not the catalogue on disk has one. */
function learnerWithHole(): Learner {
  const implementation = (email: string) => ({ sql: `SELECT * FROM Users WHERE email = '${email}'`, parameters: [] })
  return testApp.learner(new Map([['accounts.find-by-credentials', { label: 'flaw', source: 'test', implementation }]]))
}

const inject = (learner: Learner, email: string) =>
  learner.client().post('/rest/user/login', { email, password: 'x' }, { headers: { accept: 'application/json' } })

const ENDLESS = "' OR (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c) --"

describe('SQL that an attacker wrote', () => {
  it('that would never end is ended, while other requests go on being answered', async () => {
    const learner = learnerWithHole()
    const neighbour = testApp.learner()
    const idle = await slowest(() => neighbour.client().get('/api/Products'), 20)
    const start = performance.now()
    let ended = false
    const endless = inject(learner, ENDLESS).finally(() => {
      ended = true
    })
    const same = await slowest(() => learner.client().get('/api/Products'), 20)
    const other = await slowest(() => neighbour.client().get('/api/Challenges'), 20)
    expect(ended).toBe(false)
    expect(Math.max(same, other)).toBeLessThan(Math.max(250, 3 * idle))
    expect((await endless).status).toBe(500)
    expect(performance.now() - start).toBeLessThan(4000)
  })

  it.each([
    ['a file of the host', "' UNION SELECT 1, 2, readfile('/etc/passwd'), 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 --"],
    ['a file to be written', "' OR writefile('/tmp/fruit-written-by-sql', 'x') --"],
    ['another database', "'; ATTACH DATABASE '/tmp/fruit-attached.db' AS other; --"],
    ['more memory than there is', "' UNION SELECT 1, 2, hex(zeroblob(400000000)), 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 --"],
    ['a change', "'; DELETE FROM Users; --"],
  ])('gets nothing out of asking for %s, and the shop goes on', async (_title, email) => {
    const learner = learnerWithHole()
    const { status, text } = await inject(learner, email)
    expect([401, 500]).toContain(status)
    expect(text).not.toMatch(/root:/)
    const accounts = learner.inside(({ db }) =>
      db.all<{ count: number }>({ sql: 'SELECT count(*) AS count FROM Users', parameters: [] }),
    )
    expect(accounts[0]!.count).toBeGreaterThan(20)
    expect((await learner.client().get('/rest/products/search?q=')).status).toBe(200)
  })
})

/** Milliseconds of the slowest of so many answers, one after the other. */
async function slowest(ask: () => Promise<{ status: number }>, times: number): Promise<number> {
  let longest = 0
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    expect((await ask()).status).toBe(200)
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}
