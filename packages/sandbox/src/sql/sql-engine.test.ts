import { expect, test } from 'vitest'
import { JuiceDatabase } from '../testing/juice-database.ts'
import { SqlEngine } from './sql-engine.ts'
import { type SqlRequest, sqlLimits } from './sql-job.ts'

const MEBIBYTE = 1024 * 1024

const request = (key: string, image: SqlRequest['image'], text = 'SELECT count(*) AS n FROM Users'): SqlRequest => ({
  key,
  image,
  text,
  parameters: [],
  limits: sqlLimits,
})

/** The image of a shop, enlarged by empty pages at its end. */
function imageOf(size: number): NonNullable<SqlRequest['image']> {
  const shop = new JuiceDatabase('shop', 1)
  shop.write('PRAGMA wal_checkpoint(TRUNCATE)')
  const { file } = shop.image().read()
  shop.close()
  const padded = new Uint8Array(size)
  padded.set(file)
  return { file: padded, wal: null }
}

const rows = { kind: 'rows', rows: '[{"n":2}]' }

test('holds one image at a time, and reuses the memory of the previous one', async () => {
  const engine = new SqlEngine()
  const image = imageOf(11 * MEBIBYTE)
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    expect(await engine.run(request(key, image))).toMatchObject(rows)
    // An engine that had grown would have been discarded together with its image.
    expect(engine.holds).toBe(key)
  }
})

test('needs no image that it holds already, and rejects requests without any other', async () => {
  const engine = new SqlEngine()
  expect(await engine.run(request('a', imageOf(MEBIBYTE)))).toMatchObject(rows)
  expect(await engine.run(request('a', null))).toMatchObject(rows)
  await expect(engine.run(request('b', null))).rejects.toThrow('"b" is not loaded')
  expect(await engine.run(request('a', null))).toMatchObject(rows)
})

test('is replaced after it has grown, so that memory does not stay in use', async () => {
  const engine = new SqlEngine()
  expect(await engine.run(request('a', imageOf(40 * MEBIBYTE)))).toMatchObject(rows)
  expect(engine.holds).toBeNull()
  expect(await engine.run(request('a', imageOf(MEBIBYTE)))).toMatchObject(rows)
  expect(engine.holds).toBe('a')
})

test('reports out of memory for an image that is too large, and opens the next one', async () => {
  const engine = new SqlEngine()
  expect(await engine.run(request('a', imageOf(100 * MEBIBYTE)))).toMatchObject({ kind: 'failed', limit: 'memory' })
  expect(engine.holds).toBeNull()
  expect(await engine.run(request('b', imageOf(MEBIBYTE)))).toMatchObject(rows)
})

test('is replaced after a failure', async () => {
  const engine = new SqlEngine()
  const image = imageOf(MEBIBYTE)
  const deep = `SELECT * FROM ${'(SELECT * FROM '.repeat(4000)}(SELECT 1)${')'.repeat(4000)}`
  expect(await engine.run(request('a', image, deep))).toMatchObject({ kind: 'failed', code: 'SQLITE_INTERNAL' })
  expect(engine.holds).toBeNull()
  expect(await engine.run(request('a', image))).toMatchObject(rows)
})

test('runs more statements than it keeps prepared', async () => {
  const engine = new SqlEngine()
  await engine.run(request('a', imageOf(MEBIBYTE)))
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 100; n++) {
      expect(await engine.run(request('a', null, `SELECT ${n} AS n`))).toMatchObject({
        kind: 'rows',
        rows: `[{"n":${n}}]`,
      })
    }
  }
})
