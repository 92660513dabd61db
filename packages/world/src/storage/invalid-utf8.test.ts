import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTextsInSteps, hasInvalidUtf8 } from './invalid-utf8.ts'

/** A size that is checked in steps. */
const LARGE = 2 ** 30

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a database, replaces one byte of a text by a byte that is invalid in UTF-8, and checks it in both ways. */
function check(statements: string, damaged?: string): boolean {
  const file = join(folder, 'some.db')
  const made = new Database(file)
  made.exec(statements)
  made.close()
  if (damaged !== undefined) {
    const bytes = readFileSync(file)
    const at = bytes.indexOf(damaged)
    expect(at).toBeGreaterThan(0)
    bytes[at] = 0xff
    writeFileSync(file, bytes)
  }
  const database = new Database(file)
  try {
    const isInvalid = hasInvalidUtf8(database, 'main')
    expect(allSteps(checkTextsInSteps(database, 'main', LARGE)).isInvalid).toBe(isInvalid)
    return isInvalid
  } finally {
    database.close()
  }
}

function allSteps(steps: Generator<void, boolean>): { readonly isInvalid: boolean; readonly count: number } {
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return { isInvalid: value, count }
  }
}

const NOTES = `CREATE TABLE Notes (id INTEGER PRIMARY KEY, "a ""text""" TEXT, other BLOB);
  CREATE TABLE Pairs (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
  INSERT INTO Notes VALUES (1, 'größer 🍏', x'ff00'), (2, NULL, 7), (3, '', 1.5);
  INSERT INTO Pairs VALUES ('first', 'one'), ('second', 'two');`

it('finds nothing in valid texts, numbers and bytes, and in empty tables', () => {
  expect(check(NOTES)).toBe(false)
  expect(check('DELETE FROM Notes; DELETE FROM Pairs')).toBe(false)
})

it.each([
  ['a value', 'größer'],
  ['the value of a row without a number', 'two'],
  ['a key', 'second'],
  ['the name of a column', 'other BLOB'],
])('finds damage in %s', (_, text) => {
  expect(check(NOTES, text)).toBe(true)
})

it('finds a text in a column of bytes', () => {
  expect(check(`${NOTES} UPDATE Notes SET other = 'a text' WHERE id = 2`, 'a text')).toBe(true)
})

it('checks a large database in many steps, and can be stopped between them', () => {
  const database = new Database(join(folder, 'large.db'))
  database.exec(`CREATE TABLE Rows (text TEXT);
    WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 40000) INSERT INTO Rows SELECT hex(zeroblob(100)) FROM n`)
  const { count, isInvalid } = allSteps(checkTextsInSteps(database, 'main', LARGE))
  expect(isInvalid).toBe(false)
  expect(count).toBeGreaterThan(5)
  const stopped = checkTextsInSteps(database, 'main', LARGE)
  stopped.next()
  stopped.return(false)
  database.close()
})
