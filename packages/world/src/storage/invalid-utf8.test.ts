import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasInvalidUtf8 } from './invalid-utf8.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-texts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a database, replaces one byte of a text by a byte that is invalid in UTF-8, and returns `hasBrokenText`. */
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
    return hasInvalidUtf8(database, 'main')
  } finally {
    database.close()
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
