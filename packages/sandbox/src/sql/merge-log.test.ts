import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeLog } from './merge-log.ts'

let folder: string
let database: Database.Database

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wal-'))
  database = new Database(join(folder, 'shop.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0')
  database.exec('CREATE TABLE Notes (id INTEGER PRIMARY KEY, text TEXT)')
})

afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

const write = (...texts: string[]) => {
  for (const text of texts) database.prepare('INSERT INTO Notes (text) VALUES (?)').run([text])
}
const checkpoint = (kind: 'PASSIVE' | 'RESTART' | 'TRUNCATE') => database.exec(`PRAGMA wal_checkpoint(${kind})`)
const file = () => readFileSync(join(folder, 'shop.db'))
const log = () => readFileSync(join(folder, 'shop.db-wal'))
const merged = () => mergeLog(file(), existsSync(join(folder, 'shop.db-wal')) ? log() : null)

/** The texts that an SQLite without a log reads from a merged file. */
function textsIn(image: Uint8Array): string[] {
  const copy = join(folder, 'copy.db')
  writeFileSync(copy, image)
  const reader = new Database(copy)
  try {
    expect(reader.prepare('PRAGMA integrity_check').all([])).toEqual([{ integrity_check: 'ok' }])
    return reader
      .prepare('SELECT text FROM Notes ORDER BY id')
      .all([])
      .map((row) => (row as { text: string }).text)
  } finally {
    reader.close()
    rmSync(copy)
  }
}

/** The file after SQLite's own checkpoint, marked as not in WAL mode. */
function checkpointed(): Buffer {
  checkpoint('TRUNCATE')
  const bytes = file()
  bytes[18] = 1
  bytes[19] = 1
  return bytes
}

test('includes commits that are only in the log', () => {
  write('one', 'two', 'three')
  expect(file().includes('three')).toBe(false)
  expect(textsIn(merged())).toEqual(['one', 'two', 'three'])
})

test('equals the file after a checkpoint', () => {
  write('one', 'two', 'x'.repeat(20_000), 'three')
  const image = merged()
  expect(Buffer.compare(image, checkpointed())).toBe(0)
})

test('merges a database that is completely in its log from an empty file', () => {
  const fresh = join(folder, 'fresh.db')
  const writer = new Database(fresh)
  writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE Notes (id INTEGER PRIMARY KEY, text TEXT)')
  writer.prepare('INSERT INTO Notes (text) VALUES (?)').run(['one'])
  const image = mergeLog(new Uint8Array(0), readFileSync(`${fresh}-wal`))
  writer.close()
  expect(textsIn(image)).toEqual(['one'])
})

test('merges writes after a checkpoint that are followed by older frames in the log', () => {
  write('one', 'two', 'x'.repeat(50_000))
  checkpoint('RESTART')
  const before = log().length
  write('three')
  expect(log().length).toBe(before)
  expect(textsIn(merged())).toEqual(['one', 'two', 'x'.repeat(50_000), 'three'])
})

test('merges writes after a checkpoint that did not restart the log', () => {
  write('one')
  checkpoint('PASSIVE')
  write('two')
  expect(textsIn(merged())).toEqual(['one', 'two'])
})

test('returns the file unchanged for an empty or missing log', () => {
  write('one')
  checkpoint('TRUNCATE')
  expect(log().length).toBe(0)
  expect(textsIn(merged())).toEqual(['one'])
  expect(textsIn(mergeLog(file(), null))).toEqual(['one'])
})

test('ignores uncommitted transactions with pages in the log', () => {
  write('one')
  const before = log().length
  database.exec('PRAGMA cache_size = 2; BEGIN IMMEDIATE')
  for (let i = 0; i < 50; i++) write('y'.repeat(4000))
  expect(log().length).toBeGreaterThan(before)
  expect(textsIn(merged())).toEqual(['one'])
  database.exec('COMMIT')
  expect(textsIn(merged())).toHaveLength(51)
})

test('merges a shortened database to its new length', () => {
  write(...Array.from({ length: 100 }, () => 'z'.repeat(4000)), 'last')
  checkpoint('PASSIVE')
  const long = file().length
  database.exec("DELETE FROM Notes WHERE text <> 'last'; VACUUM")
  const image = merged()
  expect(image.length).toBeLessThan(long / 10)
  expect(textsIn(image)).toEqual(['last'])
  expect(Buffer.compare(image, checkpointed())).toBe(0)
})

test('includes commits before a damaged frame, and none after it', () => {
  write('one', 'two')
  const intact = log().length
  write('three', 'four')
  const damaged = log()
  damaged[intact + 24 + 100]! ^= 1
  expect(textsIn(mergeLog(file(), damaged))).toEqual(['one', 'two'])
})

test('ignores frames with other salts, even with valid checksums', () => {
  write('one')
  const intact = log().length
  write('two')
  const forged = log()
  forged.writeUInt32BE(forged.readUInt32BE(16) + 1, intact + 8)
  // The checksums of the previous frame, continued over the header of the forged frame and its page.
  const lastSums = intact - (forged.length - intact) + 16
  let [first, second] = [forged.readUInt32BE(lastSums), forged.readUInt32BE(lastSums + 4)]
  for (let at = intact; at < forged.length; at += 8) {
    if (at === intact + 8 || at === intact + 16) continue
    first = (first + forged.readUInt32LE(at) + second) >>> 0
    second = (second + forged.readUInt32LE(at + 4) + first) >>> 0
  }
  const sums = [first, second]
  forged.writeUInt32BE(sums[0]!, intact + 16)
  forged.writeUInt32BE(sums[1]!, intact + 20)
  expect(textsIn(mergeLog(file(), forged))).toEqual(['one'])
  // With the original salt, the same checksums would be correct.
  expect(forged.subarray(intact + 16, intact + 24).equals(log().subarray(intact + 16, intact + 24))).toBe(true)
})

test('includes the commits before an incomplete frame', () => {
  write('one')
  const intact = log().length
  write('two')
  expect(textsIn(mergeLog(file(), log().subarray(0, intact + 2000)))).toEqual(['one'])
})

test('ignores a log with a damaged header', () => {
  write('one')
  checkpoint('PASSIVE')
  write('two')
  for (const at of [0, 5, 9, 17, 25]) {
    const damaged = log()
    damaged[at]! ^= 0xff
    expect(textsIn(mergeLog(file(), damaged))).toEqual(['one'])
  }
})

test('does not change its arguments', () => {
  write('one')
  const [givenFile, givenLog] = [file(), log()]
  mergeLog(givenFile, givenLog)
  mergeLog(givenFile, null)
  expect(givenFile.equals(file())).toBe(true)
  expect(givenLog.equals(log())).toBe(true)
})

test('merges a long random history of writes, deletes and checkpoints like SQLite', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  for (let step = 0; step < 150; step++) {
    const choice = random(10)
    if (choice < 6) write(`${step}`.repeat(random(3000) + 1))
    else if (choice < 8) database.prepare('DELETE FROM Notes WHERE id % 5 = ?').run([random(5)])
    else if (choice === 8) checkpoint(random(2) ? 'PASSIVE' : 'RESTART')
    else database.exec('VACUUM')
    if (step % 10 !== 0) continue
    const image = merged()
    expect(Buffer.compare(image, checkpointed())).toBe(0)
  }
})
