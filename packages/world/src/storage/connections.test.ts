import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Connections } from './connections.ts'

let folder: string
let connections: Connections
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-connections-'))
  connections = new Connections()
  for (const name of ['a', "b's"]) {
    const db = new Database(join(folder, name))
    db.exec('PRAGMA journal_mode = WAL; CREATE TABLE Notes (text TEXT UNIQUE)')
    db.close()
  }
})
afterEach(() => {
  connections.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (name: string) => connections.open(join(folder, name), 64)
const texts = (name: string) => {
  const connection = open(name)
  const rows = connection.prepare('SELECT text FROM Notes').raw().all([])
  connection.close()
  return rows.flat()
}

it('closes a database at once despite prepared statements, and reuses its connection without traces', () => {
  for (const name of ['a', "b's", 'a']) {
    const connection = open(name)
    const add = connection.prepare('INSERT INTO Notes VALUES (?)')
    add.run([`${name} ${texts(name).length}`])
    connection.close()
    expect(() => add.run(['late'])).toThrow(/no such table/)
  }
  expect(texts('a')).toEqual(['a 0', 'a 1'])
  expect(texts("b's")).toEqual(["b's 0"])
  expect(() => add("b's", "b's 0")).toThrow(/UNIQUE constraint failed: Notes.text/)
  expect(readdirSync(folder).sort()).toEqual(['a', "b's"])
  if (process.platform === 'linux') expect(handlesOf(folder)).toEqual([])
})

it('rejects use of a closed connection after another database was opened', () => {
  const closed = open('a')
  closed.close()
  closed.close()
  const next = open("b's")
  const another = open('a')
  expect(() => closed.prepare("INSERT INTO Notes VALUES ('late')")).toThrow('This connection is closed.')
  expect(() => closed.exec("INSERT INTO Notes VALUES ('late')")).toThrow('This connection is closed.')
  expect(closed.inTransaction).toBe(false)
  for (const each of [next, another]) {
    expect(each.prepare('SELECT text FROM Notes').raw().all([])).toEqual([])
    each.close()
  }
})

it('does not reuse a connection that was closed during a transaction', () => {
  const connection = open('a')
  connection.exec('BEGIN IMMEDIATE')
  connection.prepare("INSERT INTO Notes VALUES ('half')").run([])
  connection.close()
  expect(texts("b's")).toEqual([])
  add("b's", 'whole')
  expect(texts("b's")).toEqual(['whole'])
})

it('rejects a missing file, and opens the next database', () => {
  const file = join(folder, 'a')
  rmSync(file)
  const db = new Database(join(folder, 'other'))
  db.close()
  expect(() => connections.open(join(folder, 'missing', 'a'), 64)).toThrow(/unable to open/i)
  expect(texts("b's")).toEqual([])
})

function add(name: string, text: string): void {
  const connection = open(name)
  try {
    connection.prepare('INSERT INTO Notes VALUES (?)').run([text])
  } finally {
    connection.close()
  }
}

/** Files below a folder that this process holds open. */
function handlesOf(place: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${handle}`)
      return file.startsWith(place) ? [file] : []
    } catch {
      return []
    }
  })
}
