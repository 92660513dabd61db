import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate, stepsLeft } from './migrations.ts'

const STEPS = [
  'CREATE TABLE Solves (key TEXT)',
  "ALTER TABLE Solves ADD COLUMN note TEXT NOT NULL DEFAULT 'none'",
  'CREATE TABLE Lessons (name TEXT)',
]

let folder: string
let db: Database.Database
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-'))
  db = new Database(join(folder, 'progress.db'))
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

const update = (file: string, steps: readonly string[]) => {
  const { version, left } = stepsLeft(db, 'main', file, steps)
  if (left.length > 0) migrate(db, version, left)
}
const rows = (sql: string) => db.prepare(sql).raw().all([])
const tables = () => rows('SELECT name FROM sqlite_master ORDER BY name').flat()

describe('migrations', () => {
  it('run each step once, in order, and keep existing rows', () => {
    update('progress.db', STEPS.slice(0, 1))
    db.exec("INSERT INTO Solves VALUES ('someChallenge')")
    update('progress.db', STEPS)
    update('progress.db', STEPS)
    expect(rows('SELECT key, note FROM Solves')).toEqual([['someChallenge', 'none']])
    expect(tables()).toEqual(['Lessons', 'Solves'])
  })

  it('leave the database unchanged when a step fails', () => {
    update('progress.db', STEPS.slice(0, 1))
    expect(() => update('progress.db', [...STEPS, 'CREATE TABLE Solves (again TEXT)'])).toThrow(/already exists/)
    expect(tables()).toEqual(['Solves'])
    update('progress.db', STEPS)
    expect(tables()).toEqual(['Lessons', 'Solves'])
  })

  it('reject a file with more steps than are known', () => {
    update('progress.db', STEPS)
    expect(() => update('/srv/data/worlds/home/progress.db', STEPS.slice(0, 1))).toThrow(
      /worlds\/home\/progress\.db was written by a newer version of the shop \(format 3; this one knows format 1\)/,
    )
  })
})
