import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ReportSpool } from './report-spool.ts'
import type { StoredActivityEntry } from './tables.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-spool-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const report = (id: string): StoredActivityEntry => ({
  ...{ id, event: 'e', team: 't', learner: null, at: 1, kind: 'solved' },
  ...{ challenge: 'loginAdminChallenge', text: 'line\nbreak' },
})

/** A database that can be unreachable. */
function database() {
  const taken: string[] = []
  const said: (string | null)[] = []
  const state = { isAway: false }
  return {
    taken,
    said,
    state,
    options: {
      folder,
      deliver: async (reports: readonly StoredActivityEntry[]) => {
        if (state.isAway) throw new Error('away')
        taken.push(...reports.map(({ id }) => id))
      },
      changed: (trouble: Error | null) => void said.push(trouble?.message ?? null),
    },
  }
}

it('stores a report on disk before `write` returns and deletes it after delivery', async () => {
  const { options, taken } = database()
  const spool = new ReportSpool(options)
  spool.write(report('a'))
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    `${JSON.stringify(report('a'))}\n`,
  ])
  await spool.close()
  expect(taken).toEqual(['a'])
  expect(readdirSync(folder)).toEqual([])
})

it('queues reports in order while the database is unreachable and reports the change once', async () => {
  const { options, taken, said, state } = database()
  const spool = new ReportSpool(options)
  state.isAway = true
  spool.write(report('a'))
  expect(await spool.flush()).toBe(false)
  spool.write(report('b'), report('c'))
  expect(await spool.flush()).toBe(false)
  expect([spool.waiting, said]).toEqual([3, ['away']])
  state.isAway = false
  expect(await spool.flush()).toBe(true)
  expect([taken, said]).toEqual([
    ['a', 'b', 'c'],
    ['away', null],
  ])
  await spool.close()
})

it('delivers reports of a killed process except an incomplete line', async () => {
  writeFileSync(join(folder, '9.jsonl'), `${JSON.stringify(report('b'))}\n{"id":"half`)
  writeFileSync(join(folder, '8.jsonl'), `${JSON.stringify(report('a'))}\n`)
  const { options, taken } = database()
  const spool = new ReportSpool(options)
  expect(spool.waiting).toBe(2)
  spool.write(report('c'))
  await spool.close()
  expect(taken).toEqual(['a', 'b', 'c'])
  expect(readdirSync(folder)).toEqual([])
})

it('keeps later reports after a failed write and a kill', async () => {
  const { options, taken, state } = database()
  state.isAway = true
  let isFull = false
  const append = (file: string, text: string) => {
    // A full disk stores only the beginning of a text.
    appendFileSync(file, isFull ? text.slice(0, 20) : text)
    if (isFull) throw new Error('no space left on device')
  }
  const killed = new ReportSpool({ ...options, append })
  killed.write(report('before'))
  isFull = true
  expect(() => killed.write(report('lost'))).toThrow('no space left')
  isFull = false
  killed.write(report('after'))
  await killed.flush()
  state.isAway = false
  const next = new ReportSpool(options)
  await next.close()
  expect(taken).toEqual(['before', 'after'])
})
