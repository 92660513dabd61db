import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { cpuStopwatch } from '../pool/stopwatch.ts'
import { maxAcceptedMs, ResponseTimes } from '../testing/answer-times.ts'
import { JuiceDatabase } from '../testing/juice-database.ts'
import { SqlFailure, type SqlRow } from './sql-job.ts'

// One worker, so that the next attempt would find any trace of the previous one.
const contained = createContainment({ workers: 1 })
const shop = new JuiceDatabase('shop')
const outside = mkdtempSync(join(tmpdir(), 'outside-'))
writeFileSync(join(outside, 'secret.txt'), 'secret of the host')

const run = (text: string, deadlineMs = 10_000) =>
  contained.sql({ owner: 'attacker', image: shop.image(), text, parameters: [], limits: { deadlineMs } })

/** Deadline of attempts that only a deadline may end, in milliseconds. */
const DEADLINE_MS = 400
/** Duration of each attempt, in milliseconds. */
const times = new Map<string, number>()
/** Duration of a simple statement before each attempt. */
const control = new ResponseTimes(cpuStopwatch)
async function attempt(text: string, deadlineMs?: number): Promise<SqlRow[] | SqlFailure> {
  await control.of(() => run('SELECT 1'))
  const took = cpuStopwatch()
  try {
    return await run(text, deadlineMs)
  } catch (error) {
    if (error instanceof SqlFailure) return error
    throw error
  } finally {
    times.set(text, took())
  }
}

// Excludes the start of the worker from the measurement.
beforeAll(() => run('SELECT 1'))

afterEach(async () => {
  // After each attempt, the engine works on an unchanged database, and the host's files are unchanged.
  expect(await run('SELECT (SELECT count(*) FROM Users) AS users, count(*) AS juices FROM Products')).toEqual([
    { users: 2, juices: 56 },
  ])
  expect(await run("SELECT name FROM pragma_database_list WHERE name NOT IN ('main', 'temp')")).toEqual([])
  expect(readdirSync(outside)).toEqual(['secret.txt'])
})

afterAll(async () => {
  await contained.close()
  shop.close()
  rmSync(outside, { recursive: true })
})

test.each([
  ['readfile', `SELECT readfile('${outside}/secret.txt')`],
  ['writefile', `SELECT writefile('${outside}/new.txt', 'x')`],
  ['load_extension', `SELECT load_extension('${outside}/secret.txt')`],
  ['edit', `SELECT edit('x', 'touch ${outside}/new.txt')`],
  ['fts3_tokenizer', "SELECT fts3_tokenizer('simple')"],
  ['a table of files', `SELECT * FROM fsdir('${outside}')`],
  ['a table of lines', `SELECT * FROM csv('${outside}/secret.txt')`],
])('functions that access the host do not exist: %s', async (_, text) => {
  expect(await attempt(text)).toMatchObject({ code: 'SQLITE_ERROR', message: expect.stringMatching(/no such/) })
})

test.each([
  ['/etc/passwd', "ATTACH DATABASE '/etc/passwd' AS p"],
  ['a file of the host', `ATTACH '${outside}/secret.txt' AS p`],
  ['a new file', `ATTACH '${outside}/new.db' AS p`],
  ['a file by address', `ATTACH 'file:${outside}/new.db?mode=rwc' AS p`],
  ['memory', "ATTACH ':memory:' AS p"],
  ['a temporary file', "ATTACH '' AS p"],
  ['itself', "ATTACH 'main' AS p"],
  ['by a copy', `VACUUM INTO '${outside}/new.db'`],
  ['by detaching the database', 'DETACH main'],
])('no other database can be attached: %s', async (_, text) => {
  expect(await attempt(text)).toMatchObject({ code: 'SQLITE_AUTH' })
})

test.each([
  "INSERT INTO Users (email) VALUES ('x')",
  "INSERT INTO Users (email) VALUES ('x') RETURNING *",
  "REPLACE INTO Users (id, email) VALUES (1, 'x')",
  "UPDATE Users SET password = ''",
  'DELETE FROM Users',
  'DROP TABLE Users',
  'DROP TABLE IF EXISTS Users',
  'ALTER TABLE Users RENAME TO Others',
  'CREATE TABLE Mine (id)',
  'CREATE TEMP TABLE Mine (id)',
  'CREATE TEMP TABLE Mine AS SELECT * FROM Users',
  'CREATE INDEX mine ON Users (email)',
  'CREATE VIEW Mine AS SELECT 1',
  'CREATE TEMP VIEW Mine AS SELECT 1',
  'CREATE TRIGGER mine AFTER INSERT ON Users BEGIN SELECT 1; END',
  'CREATE TEMP TRIGGER mine AFTER INSERT ON Users BEGIN SELECT 1; END',
  'CREATE VIRTUAL TABLE mine USING fts5(x)',
  'CREATE VIRTUAL TABLE temp.mine USING fts5(x)',
  'CREATE VIRTUAL TABLE temp.mine USING dbstat',
  'VACUUM',
  'REINDEX',
  'ANALYZE',
  'BEGIN EXCLUSIVE',
  'SAVEPOINT mine',
  'ROLLBACK',
  "UPDATE sqlite_master SET sql = ''",
  'UPDATE sqlite_dbpage SET data = zeroblob(4096) WHERE pgno = 1',
  'INSERT INTO sqlite_dbpage (pgno, data) VALUES (2, NULL)',
  'WITH x AS (SELECT 1) DELETE FROM Users',
  'EXPLAIN DELETE FROM Users; DELETE FROM Users',
])('writes are rejected: %s', async (text) => {
  const end = await attempt(text)
  if (text.startsWith('EXPLAIN')) expect(end).not.toBeInstanceOf(SqlFailure)
  else expect(end).toMatchObject({ code: expect.stringMatching(/^SQLITE_(READONLY|AUTH|ERROR)$/) })
  expect(await run('SELECT email FROM Users WHERE id = 1')).toEqual([{ email: 'admin@shop.test' }])
  const names = await run('SELECT name FROM sqlite_master UNION SELECT name FROM sqlite_temp_master ORDER BY name')
  expect(names).toEqual([{ name: 'Emails' }, { name: 'Products' }, { name: 'Users' }])
})

test('the error of a write states the reason', async () => {
  expect(await attempt("INSERT INTO Users (email) VALUES ('x')")).toMatchObject({
    code: 'SQLITE_READONLY',
    message: 'attempt to write a readonly database',
  })
})

test.each([
  'PRAGMA query_only = 0',
  'PRAGMA hard_heap_limit = 0',
  'PRAGMA hard_heap_limit = 999999999',
  'PRAGMA soft_heap_limit = 1',
  'PRAGMA writable_schema = 1',
  'PRAGMA journal_mode = DELETE',
  'PRAGMA user_version = 7',
  "PRAGMA user_version = ''",
  'PRAGMA user_version(7)',
  'PRAGMA schema_version = 7',
  'PRAGMA encoding = "UTF-16"',
  'PRAGMA trusted_schema = 1',
  'PRAGMA case_sensitive_like = 1',
  'PRAGMA temp_store = FILE',
  `PRAGMA temp_store_directory = '${outside}'`,
  'PRAGMA cache_size = 100000000',
  'PRAGMA cell_size_check = 1',
  'PRAGMA mmap_size = 1000000',
  'PRAGMA threads = 8',
  'PRAGMA busy_timeout = 99999',
  'PRAGMA main.wal_checkpoint',
  'PRAGMA integrity_check',
  'PRAGMA incremental_vacuum',
  'PRAGMA shrink_memory',
  'PRAGMA optimize',
  'SELECT * FROM pragma_writable_schema(1)',
])('no setting can be changed: %s', async (text) => {
  const end = await attempt(text)
  expect(end).toBeInstanceOf(SqlFailure)
  expect(await run('PRAGMA user_version')).toEqual([{ user_version: 0 }])
  expect(await attempt('DELETE FROM Users')).toMatchObject({ code: 'SQLITE_READONLY' })
})

test.each([
  ['a huge value', 'SELECT hex(zeroblob(400000000))'],
  ['a huge blob', 'SELECT zeroblob(900000000)'],
  ['a wide format', "SELECT printf('%.*c', 900000000, 'x')"],
  ['a wide format of a number', "SELECT printf('%1000000000d', 1)"],
  [
    'doubling',
    "WITH RECURSIVE d(n, x) AS (SELECT 1, 'aaaaaaaaaa' UNION ALL SELECT n + 1, x || x FROM d WHERE n < 40) SELECT length(x) FROM d",
  ],
  ['a huge list', 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT group_concat(x) FROM n'],
  ['huge JSON', 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT json_group_array(x) FROM n'],
  ['many rows', 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n'],
  ['large rows', 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT hex(zeroblob(100000)) FROM n'],
  ['a cross join', `SELECT count(*) FROM ${Array.from({ length: 8 }, (_, i) => `Products p${i}`).join()}`],
  ['a growing table', 'WITH RECURSIVE n(x) AS (SELECT 1 UNION SELECT x + 1 FROM n) SELECT x FROM n ORDER BY -x'],
  [
    'an endless sort',
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n ORDER BY random()',
  ],
  ['deep JSON', `SELECT json('${'['.repeat(30000)}${']'.repeat(30000)}')`],
  ['a long text', `SELECT '${'x'.repeat(70_000)}'`],
  ['many columns', `SELECT ${Array.from({ length: 3000 }, (_, i) => i).join()}`],
  ['many terms', Array.from({ length: 600 }, () => 'SELECT 1').join(' UNION ALL ')],
  ['a deep expression', `SELECT ${'('.repeat(20000)}1${')'.repeat(20000)}`],
  ['a deep query', `SELECT * FROM ${'(SELECT * FROM '.repeat(3000)}(SELECT 1)${')'.repeat(3000)}`],
  ['many joins', `SELECT * FROM ${Array.from({ length: 70 }, (_, i) => `Users u${i}`).join()}`],
  [
    'views of views',
    `WITH a AS (SELECT 1 x), ${Array.from({ length: 20 }, (_, i) => `a${i} AS (SELECT l.x FROM ${i ? `a${i - 1}` : 'a'} l, ${i ? `a${i - 1}` : 'a'} r)`).join()} SELECT count(*) FROM a19`,
  ],
  ['a search without an index', 'SELECT instr(zeroblob(1000000), CAST(zeroblob(500000) || 1 AS BLOB))'],
])('statements that would exhaust the host are ended: %s', async (_, text) => {
  const end = await attempt(text, DEADLINE_MS)
  if (!(end instanceof SqlFailure)) expect(JSON.stringify(end).length).toBeLessThan(5_000_000)
})

test('endless queries are ended at their deadline', async () => {
  for (const text of [
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n',
    'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT 1 FROM n WHERE x = 2',
    `SELECT count(*) FROM ${Array.from({ length: 8 }, (_, i) => `Products p${i}`).join()}`,
  ]) {
    await expect(run(text, 100)).rejects.toMatchObject({ code: 'SQLITE_INTERRUPT', limit: 'deadline' })
  }
})

test('only the first of several statements runs', async () => {
  expect(await run("SELECT 1 AS a; DELETE FROM Users; ATTACH '/etc/passwd' AS p")).toEqual([{ a: 1 }])
})

test('raw pages contain the image of this world and no data of the previous one', async () => {
  const before = new JuiceDatabase('before')
  await contained.sql({ owner: 'before', image: before.image(), text: 'SELECT * FROM Users', parameters: [] })
  const rows = await run('SELECT hex(data) AS page FROM sqlite_dbpage')
  const pages = Buffer.concat(rows.map((row) => Buffer.from(row.page as string, 'hex')))
  expect(pages.includes('secret of shop')).toBe(true)
  expect(pages.includes('secret of before')).toBe(false)
  before.close()
})

test('no file appears on the host', () => {
  for (const name of ['main', 'p', 'x.db', ':memory:', 'new.db']) expect(existsSync(name)).toBe(false)
})

test('every attempt ended in time', () => {
  const [slowest, took] = [...times].reduce((a, b) => (b[1] > a[1] ? b : a))
  console.info(`SQL: ${times.size} attempts, slowest ${Math.round(took)} ms (${slowest.slice(0, 60)})`)
  expect(took).toBeLessThan(DEADLINE_MS + maxAcceptedMs(control, 2000))
})
