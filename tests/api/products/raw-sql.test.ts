import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import { maxAcceptedMs, ResponseTimes } from '@fruit/sandbox/testing/answer-times'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** A learner whose login concatenates the e-mail into its statement, independent of the catalogue. */
function createVulnerableLearner(): Learner {
  const implementation = (email: string) => ({ sql: `SELECT * FROM Users WHERE email = '${email}'`, parameters: [] })
  return testApp.learner(new Map([['accounts.find-by-credentials', { label: 'flaw', source: 'test', implementation }]]))
}

const inject = (learner: Learner, email: string) =>
  learner.client().post('/rest/user/login', { email, password: 'x' }, { headers: { accept: 'application/json' } })

const ENDLESS = "' OR (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c) --"

describe('injected SQL', () => {
  it('returns the error message of SQLite when it fails', async () => {
    const { error } = (await inject(createVulnerableLearner(), "'")).json()
    expect(error.message).toMatch(/^SQLITE_ERROR: unrecognized token/)
    expect(error).toMatchObject({ name: 'SqlFailure', code: 'SQLITE_ERROR', sql: expect.stringContaining("'''") })
  })

  it('is aborted when it never ends, while other requests are answered', async () => {
    const learner = createVulnerableLearner()
    const neighbour = testApp.learner()
    const [idle, meanwhile] = [new ResponseTimes(cpuStopwatch), new ResponseTimes(cpuStopwatch)]
    const askBoth = async (times: ResponseTimes) => {
      expect((await times.of(() => learner.client().get('/api/Products'))).status).toBe(200)
      expect((await times.of(() => neighbour.client().get('/api/Challenges'))).status).toBe(200)
    }
    for (let i = 0; i < 20; i++) await askBoth(idle)
    let ended = false
    const endless = inject(learner, ENDLESS).finally(() => {
      ended = true
    })
    while (!ended) {
      await askBoth(meanwhile)
      // In-process responses need no event-loop turn, so this waits for one in which the abort can arrive.
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect((await endless).status).toBe(500)
    expect(meanwhile.count).toBeGreaterThan(2)
    expect(meanwhile.p99).toBeLessThan(maxAcceptedMs(idle))
  })

  it.each([
    ['reading a host file', "' UNION SELECT 1, 2, readfile('/etc/passwd'), 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 --"],
    ['writing a file', "' OR writefile('/tmp/fruit-written-by-sql', 'x') --"],
    ['another database', "'; ATTACH DATABASE '/tmp/fruit-attached.db' AS other; --"],
    ['excessive memory use', "' UNION SELECT 1, 2, hex(zeroblob(400000000)), 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 --"],
    ['a change of the data', "'; DELETE FROM Users; --"],
  ])('does not allow %s, and the shop continues', async (_title, email) => {
    const learner = createVulnerableLearner()
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
