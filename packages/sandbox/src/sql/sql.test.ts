import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import { JuiceDatabase, search } from '../testing/juice-database.ts'
import { SqlFailure, type SqlLimits, type SqlValue } from './sql-job.ts'

const contained = createContainment()
const shop = new JuiceDatabase('shop')

afterAll(async () => {
  await contained.close()
  shop.close()
})

const run = (text: string, parameters: SqlValue[] = [], limits: Partial<SqlLimits> = {}, database = shop) =>
  contained.sql({ owner: 'shop', image: database.image(), text, parameters, limits })

const failure = async (text: string, limits: Partial<SqlLimits> = {}): Promise<SqlFailure> => {
  const error = await run(text, [], limits).then(
    () => null,
    (error) => error,
  )
  if (!(error instanceof SqlFailure)) throw new Error(`${text.slice(0, 100)} ended in another way: ${error}`)
  return error
}

test('returns rows by column name in column order', async () => {
  const rows = await run('SELECT price, name, id, deletedAt FROM Products WHERE id < ? ORDER BY id', [3])
  expect(rows).toEqual([
    { price: 1.99, name: 'Juice 1', id: 1, deletedAt: null },
    { price: 1.99, name: 'Juice 2', id: 2, deletedAt: null },
  ])
  expect(Object.keys(rows[0]!)).toEqual(['price', 'name', 'id', 'deletedAt'])
})

test('returns the same rows as the database of the world', async () => {
  for (const text of [
    search('3'),
    'SELECT count(*) AS n, max(price) m, group_concat(id) ids FROM Products',
    search('🍎'),
  ]) {
    expect(await run(text)).toEqual(shop.writer.prepare(text).all([]))
  }
})

test.each<[string, SqlValue]>([
  ['\'ünï 🍎 \n "quoted"\'', 'ünï 🍎 \n "quoted"'],
  ["'a' || char(0) || 'b'", 'a\u0000b'],
  ["''", ''],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['1.5', 1.5],
  ['1e300', 1e300],
  ['9e999', null],
  ["x'00ff10'", 'AP8Q'],
  ["x''", ''],
  ['NULL', null],
  ['"not a column"', 'not a column'],
])('returns the value %s as %j', async (expression, value) => {
  expect(await run(`SELECT ${expression} AS v`)).toEqual([{ v: value }])
})

test.each<[SqlValue, string]>([
  [1, 'integer'],
  [-0, 'integer'],
  [1.5, 'real'],
  [2 ** 60, 'real'],
  ['1', 'text'],
  ['ü\u0000🍎', 'text'],
  [null, 'null'],
])('binds the parameter %j as %s', async (value, type) => {
  const [row] = await run('SELECT typeof(?1) AS type, ?1 AS v', [value])
  expect(row).toEqual({ type, v: value === 0 ? 0 : value })
})

test('treats missing parameters as NULL and ignores extra ones, also in later runs', async () => {
  expect(await run('SELECT ? AS a, ? AS b', ['x', 'y'])).toEqual([{ a: 'x', b: 'y' }])
  expect(await run('SELECT ? AS a, ? AS b', ['x'])).toEqual([{ a: 'x', b: null }])
  expect(await run('SELECT ? AS a --, ? AS b', ['x', 'y'])).toEqual([{ a: 'x' }])
})

test('rejects a parameter with an invalid type by its position', async () => {
  await expect(run('SELECT ?, ?', [1, true as never])).rejects.toThrow('Parameter 2 is of type boolean')
})

test('uses the last of several columns with one name', async () => {
  expect(await run('SELECT 1 AS a, 2 AS b, 3 AS a')).toEqual([{ a: 3, b: 2 }])
})

test('a column cannot set a prototype', async () => {
  const [row] = await run('SELECT 1 AS "__proto__", 2 AS "constructor", 3 AS "toString"')
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
  expect(row).not.toHaveProperty('__proto__', 1)
})

test.each([
  ["SELECT 'a", 'unrecognized token: "\'a"'],
  [search("';"), 'near ";": syntax error'],
  [search("'))"), 'near ")": syntax error'],
  ['SELECT missing FROM Users', 'no such column: missing'],
  ['SELECT * FROM Missing', 'no such table: Missing'],
  [search("x')) UNION SELECT 1"), /unrecognized token: "x'\)\) UNION/],
  ['SELECT 1 UNION SELECT 1, 2', /number of result columns/],
])("reports failures with SQLite's message: %s", async (text, message) => {
  const error = await failure(text)
  expect(() => shop.writer.prepare(text)).toThrow(error.message)
  expect(error.message).toMatch(message)
  expect(error).toMatchObject({ code: 'SQLITE_ERROR', errno: 1, sql: text })
  expect(error.limit).toBeUndefined()
})

test('a failed statement does not affect the next one', async () => {
  await failure('SELECT abs(-9223372036854775808)')
  expect(await run('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('payloads that the shop is known for work', async () => {
  const union = "x')) UNION SELECT id, email, password, 4, 5, 6, 7, 8, 9 FROM Users--"
  expect(await run(search(union))).toMatchObject([{ name: 'admin@shop.test', description: 'secret of shop' }, {}])
  const login = (email: string) => `SELECT * FROM Users WHERE email = '${email}' AND password = 'x' AND id IS NOT NULL`
  expect(await run(login("' OR 1=1--"))).toHaveLength(2)
  expect(await run(login("admin@shop.test'--"))).toMatchObject([{ id: 1 }])
  expect(await run(login("admin@shop.test';--"))).toMatchObject([{ id: 1 }])
  expect(await run(search("')) OR 1=1; DROP TABLE Users;--"))).toHaveLength(56)
  expect(await run('SELECT count(*) AS n FROM Users')).toEqual([{ n: 2 }])
  const schema = "x')) UNION SELECT sql, 2, 3, 4, 5, 6, 7, 8, 9 FROM sqlite_master--"
  expect(JSON.stringify(await run(search(schema)))).toContain('CREATE TABLE Users')
  expect(JSON.stringify(await run(search(schema.replace('master', 'schema'))))).toContain('CREATE TABLE Users')
})

test('runs only the first statement, and returns no rows for a text without one', async () => {
  expect(await run('SELECT 1 AS a; SELECT 2 AS a')).toEqual([{ a: 1 }])
  expect(await run(' ; /* nothing */ ; SELECT 3 AS a ;;; -- end')).toEqual([{ a: 3 }])
  expect(await run('SELECT 1 AS a; this is no SQL')).toEqual([{ a: 1 }])
  for (const text of ['', '  \n', '-- nothing', '/* nothing */', ';;']) expect(await run(text)).toEqual([])
})

test('allows statements about the structure of the database', async () => {
  expect(await run("SELECT name FROM pragma_table_info('Users')")).toHaveLength(3)
  expect(await run('PRAGMA table_info(Users)')).toHaveLength(3)
  expect(await run('PRAGMA database_list')).toEqual([{ seq: 0, name: 'main', file: '' }])
  expect(await run('PRAGMA user_version')).toEqual([{ user_version: 0 }])
  expect(await run('EXPLAIN QUERY PLAN SELECT * FROM Users')).not.toHaveLength(0)
})

test('reads the latest writes', async () => {
  const database = new JuiceDatabase('changing')
  const names = async () => (await run('SELECT email FROM Users ORDER BY id', [], {}, database)).map((row) => row.email)
  expect(await names()).toHaveLength(2)
  database.write("INSERT INTO Users (email) VALUES ('new@changing.test')")
  expect(await names()).toEqual(['admin@changing.test', 'jo@changing.test', 'new@changing.test'])
  database.write('DELETE FROM Users WHERE id = 1')
  database.write('PRAGMA wal_checkpoint(TRUNCATE)')
  database.write("UPDATE Users SET email = 'renamed' WHERE id = 2")
  expect(await names()).toEqual(['renamed', 'new@changing.test'])
  database.close()
})

test('reads an image once per version, while its worker holds no other', async () => {
  const database = new JuiceDatabase('steady')
  await run('SELECT 1', [], {}, database)
  await Promise.all(Array.from({ length: 50 }, () => run('SELECT 1', [], {}, database)))
  expect(database.reads).toBe(1)
  database.write('DELETE FROM Users')
  await run('SELECT 1', [], {}, database)
  await run('SELECT 1', [], {}, database)
  expect(database.reads).toBe(2)
  database.close()
})

test('alternating worlds never see each other', async () => {
  const worlds = ['one', 'two', 'three'].map((name) => ({ name, database: new JuiceDatabase(name, 3) }))
  const asked = Array.from({ length: 60 }, (_, i) => worlds[i % 3]!)
  const answers = await Promise.all(
    asked.map(({ name, database }) =>
      contained.sql({ owner: name, image: database.image(), text: 'SELECT password FROM Users', parameters: [] }),
    ),
  )
  for (const [i, rows] of answers.entries()) {
    expect(rows).toEqual([{ password: `secret of ${asked[i]!.name}` }, { password: 'x' }])
  }
  for (const { database } of worlds) database.close()
})

test('an image that cannot be read only fails its own job', async () => {
  const image = {
    key: 'gone',
    read: () => {
      throw new Error('the world was deleted')
    },
  }
  await expect(contained.sql({ owner: 'gone', image, text: 'SELECT 1', parameters: [] })).rejects.toThrow('deleted')
  expect(await run('SELECT 1 AS a')).toEqual([{ a: 1 }])
})

test('reports that bytes are no database', async () => {
  const image = { key: 'junk', read: () => ({ file: new Uint8Array(8192).fill(7), wal: null }) }
  const job = contained.sql({ owner: 'junk', image, text: 'SELECT * FROM Users', parameters: [] })
  await expect(job).rejects.toMatchObject({ code: 'SQLITE_NOTADB', message: 'file is not a database' })
})

test('ends an endless query at its deadline', async () => {
  await run('SELECT 1')
  const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n'
  const reads = shop.reads
  const error = await failure(endless, { deadlineMs: 100 })
  expect(error).toMatchObject({ code: 'SQLITE_INTERRUPT', errno: 9, message: 'interrupted', limit: 'deadline' })
  expect(await run('SELECT 1 AS a')).toEqual([{ a: 1 }])
  // The engine stopped by itself, so its worker still holds the image.
  expect(shop.reads).toBe(reads)
})

test('terminates the worker of a statement that the engine cannot interrupt', async () => {
  const text = "SELECT instr(zeroblob(1000000), CAST(zeroblob(500000) || 'x' AS BLOB))"
  const error = await failure(text, { deadlineMs: 100 })
  expect(error).toMatchObject({ code: 'SQLITE_INTERRUPT', limit: 'deadline' })
  expect(await run('SELECT 1 AS a')).toEqual([{ a: 1 }])
})

test('limits the number of rows', async () => {
  expect(await run('SELECT id FROM Products LIMIT 10', [], { rows: 10 })).toHaveLength(10)
  expect(await failure('SELECT id FROM Products LIMIT 11', { rows: 10 })).toMatchObject({
    code: 'SQLITE_TOOBIG',
    limit: 'rows',
  })
})

test('limits the size of the result, for large values and for long names', async () => {
  const limits = { resultBytes: 100_000 }
  expect(await run('SELECT hex(zeroblob(40000)) AS v', [], limits)).toHaveLength(1)
  expect(await failure('SELECT hex(zeroblob(60000)) AS v', limits)).toMatchObject({ limit: 'size' })
  expect(await failure('SELECT zeroblob(90000) AS v', limits)).toMatchObject({ limit: 'size' })
  expect(await failure(`SELECT NULL AS "${'n'.repeat(10_000)}" FROM Products`, limits)).toMatchObject({ limit: 'size' })
})

test('limits the size of a single value', async () => {
  for (const text of [
    'SELECT length(hex(zeroblob(60000)))',
    "SELECT length(replace(hex(zeroblob(40000)), '0', 'xx'))",
  ]) {
    expect(await failure(text, { valueBytes: 100_000 })).toMatchObject({ code: 'SQLITE_TOOBIG', limit: 'size' })
  }
  await expect(run('SELECT ?', ['x'.repeat(200_000)], { valueBytes: 100_000 })).rejects.toMatchObject({ limit: 'size' })
})

test('limits the length of the text in bytes', async () => {
  expect(await run(`SELECT '${'ü'.repeat(20)}' AS v`, [], { textBytes: 60 })).toHaveLength(1)
  expect(await failure(`SELECT '${'ü'.repeat(30)}' AS v`, { textBytes: 60 })).toMatchObject({ limit: 'text' })
})

test('limits memory, and releases it afterwards', async () => {
  const bomb = `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 200)
    SELECT count(*) FROM (SELECT x, zeroblob(900000 + x) AS z FROM n ORDER BY hex(randomblob(10)) || hex(z) DESC)`
  for (let round = 0; round < 3; round++) {
    expect(await failure(bomb, { valueBytes: 8_000_000, deadlineMs: 20_000 })).toMatchObject({
      code: 'SQLITE_NOMEM',
      message: 'out of memory',
      limit: 'memory',
    })
    expect(await run('SELECT count(*) AS n FROM Users')).toEqual([{ n: 2 }])
  }
})

test('reports busy when one owner has too many waiting statements', async () => {
  const small = createContainment({ waiting: 1 })
  const job = { owner: 'a', image: shop.image(), text: 'SELECT 1 AS a', parameters: [] }
  const ends = await Promise.allSettled([small.sql(job), small.sql(job), small.sql(job)])
  expect(ends.map((end) => end.status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(ends[2]).toMatchObject({ reason: { code: 'SQLITE_BUSY', limit: 'busy' } })
  await small.close()
})
