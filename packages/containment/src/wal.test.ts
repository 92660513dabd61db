import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mergeLog } from './wal.ts'

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

/** What an SQLite without any log finds in a merged file. */
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

/** The file that SQLite's own checkpoint makes, marked as not being in WAL mode. */
function checkpointed(): Buffer {
  checkpoint('TRUNCATE')
  const bytes = file()
  bytes[18] = 1
  bytes[19] = 1
  return bytes
}

test('commits that are only in the log are in the merged file', () => {
  write('one', 'two', 'three')
  expect(file().includes('three')).toBe(false)
  expect(textsIn(merged())).toEqual(['one', 'two', 'three'])
})

test('the merged file equals what a checkpoint makes', () => {
  write('one', 'two', 'x'.repeat(20_000), 'three')
  const image = merged()
  expect(Buffer.compare(image, checkpointed())).toBe(0)
})

test('a database that is in its log as a whole is merged from an empty file', () => {
  const fresh = join(folder, 'fresh.db')
  const writer = new Database(fresh)
  writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE Notes (id INTEGER PRIMARY KEY, text TEXT)')
  writer.prepare('INSERT INTO Notes (text) VALUES (?)').run(['one'])
  const image = mergeLog(new Uint8Array(0), readFileSync(`${fresh}-wal`))
  writer.close()
  expect(textsIn(image)).toEqual(['one'])
})

test('writes after a checkpoint are merged although frames of the round before follow them in the log', () => {
  write('one', 'two', 'x'.repeat(50_000))
  checkpoint('RESTART')
  const before = log().length
  write('three')
  expect(log().length).toBe(before)
  expect(textsIn(merged())).toEqual(['one', 'two', 'x'.repeat(50_000), 'three'])
})

test('writes after a checkpoint that let the log grow on are merged', () => {
  write('one')
  checkpoint('PASSIVE')
  write('two')
  expect(textsIn(merged())).toEqual(['one', 'two'])
})

test('an empty log and a missing log leave the file as it is', () => {
  write('one')
  checkpoint('TRUNCATE')
  expect(log().length).toBe(0)
  expect(textsIn(merged())).toEqual(['one'])
  expect(textsIn(mergeLog(file(), null))).toEqual(['one'])
})

test('a transaction that is not committed yet does not show, though its pages are in the log', () => {
  write('one')
  const before = log().length
  database.exec('PRAGMA cache_size = 2; BEGIN IMMEDIATE')
  for (let i = 0; i < 50; i++) write('y'.repeat(4000))
  expect(log().length).toBeGreaterThan(before)
  expect(textsIn(merged())).toEqual(['one'])
  database.exec('COMMIT')
  expect(textsIn(merged())).toHaveLength(51)
})

test('a database that became shorter is merged to its new length', () => {
  write(...Array.from({ length: 100 }, () => 'z'.repeat(4000)), 'last')
  checkpoint('PASSIVE')
  const long = file().length
  database.exec("DELETE FROM Notes WHERE text <> 'last'; VACUUM")
  const image = merged()
  expect(image.length).toBeLessThan(long / 10)
  expect(textsIn(image)).toEqual(['last'])
  expect(Buffer.compare(image, checkpointed())).toBe(0)
})

test('commits before a damaged frame show, and nothing after it', () => {
  write('one', 'two')
  const intact = log().length
  write('three', 'four')
  const damaged = log()
  damaged[intact + 24 + 100]! ^= 1
  expect(textsIn(mergeLog(file(), damaged))).toEqual(['one', 'two'])
})

test('frames with the salts of another round do not count, even if their check sums fit', () => {
  write('one')
  const intact = log().length
  write('two')
  const forged = log()
  forged.writeUInt32BE(forged.readUInt32BE(16) + 1, intact + 8)
  // The sums of the frame before, carried on over the header of the forged frame and its page.
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
  // Had the salt been left alone, the same sums would have been the right ones.
  expect(forged.subarray(intact + 16, intact + 24).equals(log().subarray(intact + 16, intact + 24))).toBe(true)
})

test('a log that breaks off in the middle of a frame shows the commits before it', () => {
  write('one')
  const intact = log().length
  write('two')
  expect(textsIn(mergeLog(file(), log().subarray(0, intact + 2000)))).toEqual(['one'])
})

test('a log with a damaged header is ignored', () => {
  write('one')
  checkpoint('PASSIVE')
  write('two')
  for (const at of [0, 5, 9, 17, 25]) {
    const damaged = log()
    damaged[at]! ^= 0xff
    expect(textsIn(mergeLog(file(), damaged))).toEqual(['one'])
  }
})

test('the bytes that were given are not changed', () => {
  write('one')
  const [givenFile, givenLog] = [file(), log()]
  mergeLog(givenFile, givenLog)
  mergeLog(givenFile, null)
  expect(givenFile.equals(file())).toBe(true)
  expect(givenLog.equals(log())).toBe(true)
})

test('a long random history of writes, deletes and checkpoints is merged as SQLite does it', () => {
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
