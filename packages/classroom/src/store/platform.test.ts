import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventSettings } from '@fruit/contracts/console/class-event'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Platform } from './platform.ts'
import { DamagedClassDatabase, PlatformUnreachable, UnusableDatabaseUrl } from './platform-unreachable.ts'
import type { StoredActivityEntry, StoredEvent, StoredLearner } from './tables.ts'
import { databases, type TestPlatform } from './testing/databases.ts'

const settings: EventSettings = {
  name: "Juice'); DROP TABLE events;--",
  form: 'contest',
  path: null,
  challenges: ['loginAdminChallenge'],
  language: 'ja_JP',
  hints: { mode: 'from', from: 1_800_000_000_123 },
  coding: true,
  ownFixes: false,
  startsAt: null,
  endsAt: 1_900_000_000_000,
  freezesAt: null,
  teamSize: 3,
  atEnd: { closesShops: true, opensWalkthroughs: false },
  contest: { points: 'falling', firstBlood: 50, hintCost: 10 },
  isKept: false,
}

const event = (id: string): StoredEvent => ({
  id,
  code: `CODE${id}`.slice(0, 6).toUpperCase(),
  settings,
  state: 'planned',
  createdAt: 1_795_462_165_268,
  openedAt: null,
  endedAt: null,
  released: {},
})

const learner = (id: string, event: string, team: string): StoredLearner => ({
  id,
  event,
  team,
  nickname: `"; DELETE FROM learners; -- ${id} 🍊`,
  joinedAt: 1_795_462_165_300,
  removedAt: null,
  passNumber: 0,
  toolsNumber: 0,
  question: null,
})

const team = (id: string, event: string) => ({ id, event, name: 'the\u2019 Pips', createdAt: 1_795_462_165_290 })

const report = (id: string, event: string, more: Partial<StoredActivityEntry> = {}): StoredActivityEntry => ({
  id,
  event,
  team: 'x',
  learner: null,
  at: 1_795_462_166_000,
  kind: 'solved',
  challenge: 'loginAdminChallenge',
  text: "GET /?q=' OR 1=1--",
  ...more,
})

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe.each(databases())('on %s', (_name, open) => {
  let test: TestPlatform
  let platform: Platform
  beforeAll(async () => {
    test = await open()
    platform = test.platform
  })
  afterAll(() => test.close())

  const latest = (team: string, learner: string, entries: number, characters = 1e6) =>
    platform.activityLog.latest(team, learner, { entries, characters })

  it('stores events with hostile text and updates them', async () => {
    await platform.events.put(event('e1'))
    expect(await platform.events.all()).toEqual([event('e1')])
    const opened: StoredEvent = {
      ...event('e1'),
      state: 'open',
      openedAt: 1_795_462_165_999,
      released: { a: 'solution' },
    }
    await platform.events.put(opened)
    expect(await platform.events.all()).toEqual([opened])
    await platform.events.delete('e1')
    expect(await platform.events.all()).toEqual([])
  })

  it('stores learners with their teams and moves them between teams', async () => {
    await platform.learners.add(learner('l1', 'e2', 't1'), team('t1', 'e2'))
    await platform.learners.add(learner('l2', 'e2', 't1'), null)
    const moved = { ...learner('l2', 'e2', 't2'), question: 'how?', removedAt: 1_795_462_170_000 }
    await platform.learners.update(moved, team('t2', 'e2'))
    expect(await platform.learners.all()).toEqual([learner('l1', 'e2', 't1'), moved])
    expect((await platform.learners.teams()).map(({ id }) => id)).toEqual(['t1', 't2'])
  })

  it('stores a report once, even if it is added twice', async () => {
    const visit = report('r2', 'e3', { kind: 'visit', at: 1_795_462_166_001, challenge: null, text: 'a\0b', team: 'y' })
    await platform.activityLog.add([report('r1', 'e3'), visit])
    await platform.activityLog.add([report('r1', 'e3'), visit])
    expect(await collect(platform.activityLog.progress('e3'))).toEqual([report('r1', 'e3')])
    expect(await collect(platform.activityLog.all('e3'))).toEqual([report('r1', 'e3'), { ...visit, text: 'a\ufffdb' }])
    expect((await latest('y', 'nobody', 9)).map(({ id }) => id)).toEqual(['r2'])
  })

  it('stores more reports at once than fit into one statement', async () => {
    const many = Array.from({ length: 1203 }, (_, index) => report(`m${index}`, 'e4', { at: index }))
    await platform.activityLog.add(many)
    expect(await collect(platform.activityLog.all('e4'))).toEqual(many)
  })

  it('reads reports of the same millisecond once each, by their ids', async () => {
    const ids = Array.from({ length: 70 }, (_, index) => `s${String(index).padStart(2, '0')}`)
    await platform.activityLog.add(ids.map((id) => report(id, 'e7')).reverse())
    expect((await collect(platform.activityLog.all('e7'))).map(({ id }) => id)).toEqual(ids)
  })

  it('reads the fixes that one team wrote', async () => {
    const fix = { kind: 'own-fix', team: 'f1', text: 'holds\n1' } as const
    await platform.activityLog.add([
      report('f1', 'e8', fix),
      report('f2', 'e8', { ...fix, team: 'f2' }),
      report('f3', 'e8', { team: 'f1' }),
    ])
    expect((await collect(platform.activityLog.ownFixes('f1'))).map(({ id }) => id)).toEqual(['f1'])
  })

  it('returns the latest reports of a team and a learner, newest first, up to a number of characters', async () => {
    const of = (id: string, at: number, more: Partial<StoredActivityEntry>) =>
      report(id, 'e9', { at, text: 'x'.repeat(100), ...more })
    await platform.activityLog.add([
      ...Array.from({ length: 50 }, (_, index) => of(`l${index}`, index, { team: 'w1' })),
      of('both', 60, { team: 'w1', learner: 'w2' }),
      of('moved', 55, { team: 'elsewhere', learner: 'w2' }),
      of('other', 70, { team: 'elsewhere' }),
    ])
    expect((await latest('w1', 'w2', 4)).map(({ id }) => id)).toEqual(['both', 'moved', 'l49', 'l48'])
    expect(await latest('w1', 'w2', 52)).toHaveLength(52)
    expect(await latest('w1', 'w2', 52, 2450)).toHaveLength(25)
  })

  it('deletes an event with all its data and keeps other events', async () => {
    await platform.events.put(event('e5'))
    await platform.learners.add(learner('l5', 'e5', 't5'), team('t5', 'e5'))
    await platform.activityLog.add([report('r5', 'e5'), report('r6', 'e6')])
    await platform.events.delete('e5')
    const left = [
      ...(await platform.events.all()),
      ...(await platform.learners.all()),
      ...(await platform.learners.teams()),
    ]
    expect(JSON.stringify(left)).not.toContain('e5')
    expect(await collect(platform.activityLog.all('e5'))).toEqual([])
    expect(await collect(platform.activityLog.all('e6'))).toHaveLength(1)
  })

  it('stores and deletes templates', async () => {
    await platform.events.putTemplate({ id: 'p1', settings })
    expect(await platform.events.templates()).toEqual([{ id: 'p1', settings }])
    await platform.events.deleteTemplate('p1')
    expect(await platform.events.templates()).toEqual([])
  })

  it('rejects taken names of trainers and lists sign-ins newest first', async () => {
    const trainer = { id: 'a1', name: "o'Pomona", role: 'trainer', hash: 'scrypt$1', createdAt: 1 } as const
    expect(await platform.trainers.add(trainer)).toBe(true)
    expect(await platform.trainers.add({ ...trainer, id: 'a2' })).toBe(false)
    await platform.trainers.setHash('a1', 'scrypt$2')
    expect(await platform.trainers.byName("o'Pomona")).toEqual({ ...trainer, hash: 'scrypt$2' })
    await platform.trainers.recordSignIn({ at: 1, name: 'x', address: '10.0.0.1', outcome: 'wrong' })
    await platform.trainers.recordSignIn({ at: 2, name: 'y', address: '10.0.0.1', outcome: 'link' })
    expect((await platform.trainers.signIns(1)).map(({ name }) => name)).toEqual(['y'])
    await platform.trainers.remove('a1')
    expect(await platform.trainers.all()).toEqual([])
  })
})

it('rejects an unsupported database URL without repeating it', async () => {
  const opened = Platform.open({ url: 'mysql://pip:s3cret-word@db/class', file: '' })
  await expect(opened).rejects.toThrow(UnusableDatabaseUrl)
  await expect(opened).rejects.not.toThrow(/s3cret-word/)
})

describe('a damaged file of a class', () => {
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fruit-class-'))
    const platform = await Platform.open({ file: join(folder, 'class.db') })
    await platform.events.put(event('e1'))
    await platform.close()
    // The driver leaves the newest rows in the log file.
    const database = new Database(join(folder, 'class.db'))
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['is not a database', (bytes: Buffer) => bytes.fill(0xa5, 0, 100)],
    // The driver would end the process when it reads this name.
    [
      'holds a text that is not UTF-8',
      (bytes: Buffer) => bytes.fill(0xff, bytes.indexOf('DROP TABLE'), bytes.indexOf('DROP TABLE') + 1),
    ],
  ])('that %s is not opened, and the error says what to do', async (_, damage) => {
    const file = join(folder, 'class.db')
    const bytes = readFileSync(file)
    damage(bytes)
    writeFileSync(file, bytes)
    const opened = Platform.open({ file })
    await expect(opened).rejects.toThrow(DamagedClassDatabase)
    await expect(opened).rejects.toThrow(/class\.db is damaged: .* Restore it from a backup\./)
  })
})

it('reports a closed connection without address and password', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const opened = Platform.open({ url: `postgres://pip:s3cret-word@127.0.0.1:${port}/class`, file: '' })
  const error: Error = await opened.then(
    () => new Error('opened'),
    (reason) => reason,
  )
  server.close()
  expect(error).toBeInstanceOf(PlatformUnreachable)
  expect(JSON.stringify([error, error.message, error.stack, error.cause])).not.toMatch(/s3cret-word|127\.0\.0\.1/)
})
