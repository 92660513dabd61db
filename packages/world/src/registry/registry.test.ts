import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineSeam } from '@fruit/isomorphic/seam'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Statement } from '../statement.ts'
import { note, notes, smallRegistry } from '../testing/small-registry.ts'
import { InvalidWorldIdError } from './registry.ts'

const opened: Awaited<ReturnType<typeof smallRegistry>>[] = []
const open = async (...options: Parameters<typeof smallRegistry>) => {
  const small = await smallRegistry(...options)
  opened.push(small)
  return small
}
afterEach(async () => {
  for (const small of opened.splice(0)) await small.close()
})

/** Files below a folder that this process holds open. */
const heldBelow = (place: string) =>
  readdirSync('/proc/self/fd').flatMap((handle) => {
    const [file] = [`/proc/self/fd/${handle}`].filter((path) => existsSync(path)).map((path) => readlinkSync(path))
    return file?.startsWith(place) ? [file] : []
  })
const shopsIn = (dataFolder: string) =>
  readdirSync(join(dataFolder, 'worlds/home'))
    .filter((name) => name.startsWith('shop-'))
    .sort()

describe('WorldRegistry', () => {
  it('creates each world from the template', async () => {
    const { registry } = await open()
    const world = registry.enter('home')
    expect(world.db.all(notes)).toEqual([{ text: 'seeded' }])
    expect(world.cast.admin).toEqual({ id: 1, email: 'admin@fruit.test' })
  })

  it('isolates worlds from each other', async () => {
    const { registry } = await open()
    const [mine, yours] = [registry.enter('mine'), registry.enter('yours')]
    mine.db.run(note('mine'))
    mine.files.write('/ftp/legal.md', Buffer.from('changed'))
    mine.documents.insert('reviews', { message: 'mine' })
    expect(yours.db.all(notes)).toEqual([{ text: 'seeded' }])
    expect(Buffer.from(yours.files.read('/ftp/legal.md')!.bytes).toString()).toBe('legal')
    expect(yours.documents.find('reviews')).toEqual([])
    expect(yours.secrets.secretFor('coupon')).not.toBe(mine.secrets.secretFor('coupon'))
    expect((await yours.secrets.signingKeys()).publicKey).not.toBe((await mine.secrets.signingKeys()).publicKey)
  })

  it('keeps only some vaults open, and reopens the others on demand', async () => {
    const { registry, dataFolder } = await open()
    const worlds = Array.from({ length: 80 }, (_, index) => registry.enter(`learner-${index}`))
    for (const { id, files } of worlds) files.write('/ftp/own.md', Buffer.from(id))
    if (process.platform === 'linux')
      expect(heldBelow(dataFolder).filter((file) => file.endsWith('vault.db')).length).toBeLessThan(40)
    for (const { id, files } of worlds) expect(Buffer.from(files.read('/ftp/own.md')!.bytes).toString()).toBe(id)
  })

  it('restores worlds when it starts again on the same folder', async () => {
    const first = await smallRegistry()
    const world = first.registry.enter('home')
    world.db.run(note('kept'))
    world.files.write('/ftp/new.md', Buffer.from('new'))
    world.files.remove('/ftp/legal.md')
    const secret = world.secrets.secretFor('coupon')
    const { publicKey } = await world.secrets.signingKeys()
    await first.close(true)
    const { registry } = await open({ dataFolder: first.dataFolder })
    const again = registry.enter('home')
    expect(again.db.all(notes)).toEqual([{ text: 'seeded' }, { text: 'kept' }])
    expect(again.files.list('/ftp').map(({ name }) => name)).toEqual(['new.md'])
    expect(again.secrets.secretFor('coupon')).toBe(secret)
    expect((await again.secrets.signingKeys()).publicKey).toBe(publicKey)
  })

  it.runIf(process.platform === 'linux')('leaves no file of a closed world open', async () => {
    const { registry, dataFolder } = await open()
    const world = registry.enter('home')
    world.db.run(note('kept'))
    world.files.write('/ftp/new.md', Buffer.from('new'))
    await world.secrets.signingKeys()
    const held = () => heldBelow(join(dataFolder, 'worlds'))
    expect(held().length).toBeGreaterThan(1)
    registry.leave(world)
    registry.close('home')
    expect(held()).toEqual([])
  })

  it('deletes unclaimed worlds beyond the limit, and keeps claimed ones', async () => {
    const { registry, dataFolder } = await open({ unclaimed: { most: 2, keptMs: 3_600_000 } })
    const come = (id: string) => {
      registry.leave(registry.enterNew(id))
    }
    come('first')
    const staying = registry.enter('first')
    staying.db.run(note('mine'))
    registry.leave(staying)
    const underWay = registry.enterNew('slow')
    for (const id of ['probe-1', 'probe-2', 'probe-3']) come(id)
    expect(readdirSync(join(dataFolder, 'worlds')).sort()).toEqual(['first', 'probe-3', 'slow'])
    expect(underWay.db.all(notes)).toEqual([{ text: 'seeded' }])
    expect(registry.enter('first').db.all(notes)).toEqual([{ text: 'seeded' }, { text: 'mine' }])
    // A visitor who returns too late gets a new world under the same id.
    expect(registry.enter('probe-1').db.all(notes)).toEqual([{ text: 'seeded' }])
  })

  it('keeps unclaimed worlds with written data beyond the limit, but not forever', async () => {
    const unclaimed = { most: 1, keptMs: 3_600_000 }
    const first = await smallRegistry({ unclaimed })
    const writer = first.registry.enterNew('writer')
    writer.db.run(note('told'))
    first.registry.markWritten(writer)
    first.registry.leave(writer)
    for (const id of ['probe-1', 'probe-2', 'probe-3']) first.registry.leave(first.registry.enterNew(id))
    expect(readdirSync(join(first.dataFolder, 'worlds')).sort()).toEqual(['probe-3', 'writer'])
    await first.close(true)
    const second = await smallRegistry({ dataFolder: first.dataFolder, unclaimed })
    expect(readdirSync(join(first.dataFolder, 'worlds'))).toEqual(['writer'])
    const claimed = second.registry.enterNew('claimed')
    second.registry.markWritten(claimed)
    second.registry.leave(claimed)
    second.registry.leave(second.registry.enter('claimed'))
    await second.close(true)
    const clock = { now: () => Date.now() + 3_700_000 }
    const { registry } = await open({ dataFolder: first.dataFolder, unclaimed, clock })
    registry.leave(registry.enterNew('probe-4'))
    expect(readdirSync(join(first.dataFolder, 'worlds')).sort()).toEqual(['claimed', 'probe-4'])
  })

  it('deletes unclaimed worlds at the next start', async () => {
    const first = await smallRegistry()
    first.registry.enterNew('probe')
    first.registry.enterNew('guest')
    first.registry.enter('guest')
    await first.close(true)
    const { dataFolder } = await open({ dataFolder: first.dataFolder })
    expect(readdirSync(join(dataFolder, 'worlds'))).toEqual(['guest'])
  })

  it('creates a new shop when the template has changed, and keeps other files of the world', async () => {
    const first = await smallRegistry({ fingerprint: 'one' })
    first.registry.enter('home').db.run(note('old'))
    writeFileSync(join(first.dataFolder, 'worlds/home/progress.db'), 'progress')
    await first.close(true)
    const { registry, dataFolder } = await open({ dataFolder: first.dataFolder, fingerprint: 'two' })
    expect(registry.enter('home').db.all(notes)).toEqual([{ text: 'seeded' }])
    const left = readdirSync(join(dataFolder, 'worlds/home'))
    expect(left).toContain('progress.db')
    expect(left.filter((name) => name.startsWith('shop-'))).toHaveLength(1)
  })

  it.each(['shop.db', 'cast.json', 'sha256'])('builds the template again when its file %s is damaged', async (name) => {
    const first = await smallRegistry()
    await first.close(true)
    const folder = join(first.dataFolder, 'templates/one')
    writeFileSync(join(folder, name), 'damaged')
    const { registry } = await open({ dataFolder: first.dataFolder })
    const world = registry.enter('home')
    expect(world.db.all(notes)).toEqual([{ text: 'seeded' }])
    expect(world.cast.admin?.id).toBe(1)
  })

  it('resets a world during a visit', async () => {
    const { registry, dataFolder } = await open()
    const before = registry.enter('home')
    before.db.run(note('old'))
    registry.reset('home')
    expect(before.db.all(notes)).toHaveLength(2)
    const after = registry.enter('home')
    expect(after.db.all(notes)).toEqual([{ text: 'seeded' }])
    registry.leave(before)
    expect(() => before.db.all(notes)).toThrow()
    expect(after.db.all(notes)).toHaveLength(1)
    registry.leave(after)
    registry.close('home')
    registry.enter('home')
    expect(shopsIn(dataFolder)).toEqual([...registry.keptShops('home'), 'shop-000002-one'])
    registry.deleteShop('home', 'shop-000001-one')
    expect(shopsIn(dataFolder)).toEqual(['shop-000002-one'])
  })

  it('brings back a kept shop without visits, also after a restart, and keeps the other', async () => {
    const first = await smallRegistry()
    const before = first.registry.enter('home')
    before.db.run(note('old'))
    const kept = first.registry.reset('home')!
    expect(first.registry.restoreShop('home', kept)).toBeUndefined()
    first.registry.leave(before)
    const between = first.registry.enter('home')
    between.db.run(note('young'))
    first.registry.leave(between)
    const young = first.registry.restoreShop('home', kept)!
    expect(first.registry.enter('home').db.all(notes)).toContainEqual({ text: 'old' })
    await first.close(true)
    const second = await open({ dataFolder: first.dataFolder })
    const again = second.registry.enter('home')
    expect(again.db.all(notes)).toEqual([{ text: 'seeded' }, { text: 'old' }])
    second.registry.leave(again)
    expect(second.registry.keptShops('home')).toEqual([young])
    expect(second.registry.restoreShop('home', young)).toBe(kept)
    expect(second.registry.enter('home').db.all(notes)).toContainEqual({ text: 'young' })
    for (const name of ['nothing', '../other', young]) expect(second.registry.restoreShop('home', name)).toBeUndefined()
  })

  it('does not keep shops of another template', async () => {
    const first = await smallRegistry({ fingerprint: 'one' })
    first.registry.leave(first.registry.enter('home'))
    first.registry.reset('home')
    await first.close(true)
    const { registry, dataFolder } = await open({ dataFolder: first.dataFolder, fingerprint: 'two' })
    registry.enter('home')
    expect([registry.keptShops('home'), shopsIn(dataFolder)]).toEqual([[], ['shop-000003-two']])
  })

  it('closes the least recently used idle world when too many are open, and opens it again', async () => {
    let now = 0
    const { registry } = await open({ openLimit: 3, clock: { now: () => now } })
    for (const id of ['a', 'b', 'c', 'd']) {
      const world = registry.enter(id)
      world.db.run(note(id))
      registry.leave(world)
      now += 40_000
    }
    expect(registry.openWorlds).toEqual(['b', 'c', 'd'])
    expect(registry.enter('a').db.all(notes)).toContainEqual({ text: 'a' })
  })

  it('reopens few worlds when slightly more worlds are in rotation than may be open', async () => {
    let openings = 0
    const { registry } = await open({ openLimit: 20, opened: () => openings++ })
    const ids = Array.from({ length: 22 }, (_, number) => `world-${number}`)
    for (let round = 0; round < 20; round++) for (const id of ids) registry.leave(registry.enter(id))
    // Closing the oldest one would reopen all of them in each round.
    expect(openings).toBeLessThan(0.6 * 20 * ids.length)
    expect(registry.openWorlds).toHaveLength(20)
  })

  it('never closes a world with a visit', async () => {
    const { registry } = await open({ openLimit: 1 })
    const busy = registry.enter('busy')
    registry.enter('other')
    expect(busy.db.all(notes)).toHaveLength(1)
  })

  it.each(['', '..', 'a/b', 'A', 'x'.repeat(65), 'a.b', '%2e%2e', 'a\0'])('rejects %j as a world id', async (id) => {
    const { registry, dataFolder } = await open()
    expect(() => registry.enter(id)).toThrow(InvalidWorldIdError)
    expect(existsSync(join(dataFolder, 'worlds'))).toBe(false)
  })

  it('ignores a shop whose creation was interrupted', async () => {
    const { registry, dataFolder } = await open()
    mkdirSync(join(dataFolder, 'worlds/home/draft'), { recursive: true })
    writeFileSync(join(dataFolder, 'worlds/home/draft/shop.db'), 'half')
    expect(registry.enter('home').db.all(notes)).toEqual([{ text: 'seeded' }])
    expect(existsSync(join(dataFolder, 'worlds/home/draft'))).toBe(false)
  })

  it('deletes unfinished worlds of an interrupted process at its start, and no other files', async () => {
    const first = await smallRegistry()
    first.registry.enter('home').db.run(note('kept'))
    await first.close(true)
    const worlds = join(first.dataFolder, 'worlds')
    for (const [folder, file] of [
      ['nothing', null],
      ['half', 'draft'],
      ['marked', 'newcomer'],
    ] as const) {
      mkdirSync(join(worlds, folder))
      if (file) writeFileSync(join(worlds, folder, file), '')
    }
    writeFileSync(join(worlds, 'a-note-of-somebody.txt'), 'stays')
    for (const folder of ['Copies of May', 'lost+found']) mkdirSync(join(worlds, folder))
    const { registry } = await open({ dataFolder: first.dataFolder })
    expect(readdirSync(worlds).sort()).toEqual(['Copies of May', 'a-note-of-somebody.txt', 'home', 'lost+found'])
    expect(registry.enter('home').db.all(notes)).toContainEqual({ text: 'kept' })
  })

  it('leaves a world closed when opening fails, and opens it the next time', async () => {
    let broken = true
    const closed: string[] = []
    const { registry } = await open({
      opened: () => {
        if (broken) throw new Error('not today')
      },
      closing: ({ id }) => closed.push(id),
    })
    expect(() => registry.enter('home')).toThrow('not today')
    expect(registry.openWorlds).toEqual([])
    // `closing` is not called for a world that never opened.
    expect(closed).toEqual([])
    broken = false
    expect(registry.enter('home').db.all(notes)).toEqual([{ text: 'seeded' }])
  })

  it('deletes the files of a new world that could not be opened', async () => {
    const { registry, dataFolder } = await open({
      opened: () => {
        throw new Error('not today')
      },
    })
    expect(() => registry.enterNew('probe')).toThrow('not today')
    expect(readdirSync(join(dataFolder, 'worlds'))).toEqual([])
  })

  it('closes the other worlds when one cannot be closed', async () => {
    const reports: string[] = []
    const { registry } = await open({
      report: (line) => reports.push(line),
      closing: ({ id }) => {
        if (id === 'bad') throw new Error('stuck')
      },
    })
    for (const id of ['bad', 'good']) registry.leave(registry.enter(id))
    registry.closeAll()
    expect(registry.openWorlds).toEqual([])
    expect(reports).toEqual(['closing world bad: Error: stuck'])
  })

  it('closeSome() closes worlds without visits within the given time', async () => {
    const { registry } = await open()
    const visited = registry.enter('visited')
    for (const id of ['empty', 'empty-too']) registry.leave(registry.enter(id))
    registry.closeSome(0)
    expect(registry.openWorlds).toHaveLength(3)
    registry.closeSome(60_000)
    expect(registry.openWorlds).toEqual(['visited'])
    expect(visited.db.all(notes)).toEqual([{ text: 'seeded' }])
    registry.leave(visited)
  })
})

describe('a seam', () => {
  const greet = defineSeam('test.greet-visitors', () => 'safe')

  it('runs its safe implementation until a world chooses another, in that world only', async () => {
    const { registry } = await open()
    const [mine, yours] = [registry.enter('mine'), registry.enter('yours')]
    mine.setVariant(greet.name, { label: 'flaw', source: 'test', implementation: () => 'flaw' })
    expect(mine.use(greet)()).toBe('flaw')
    expect(yours.use(greet)()).toBe('safe')
    mine.setVariant(greet.name, null)
    expect(mine.use(greet)()).toBe('safe')
  })

  it('derives the export name of its modules', () => {
    expect(greet.exportName).toBe('greetVisitors')
  })

  const find = defineSeam('test.find-notes', (text: string) => ({
    sql: 'SELECT text FROM Notes WHERE text = ?',
    parameters: [text],
  }))

  it('runs the statement of a variant contained, on current data', async () => {
    const { registry } = await open()
    const world = registry.enter('home')
    world.setVariant(find.name, {
      label: 'flaw',
      source: 'test',
      implementation: (text: string) => ({ sql: `SELECT text FROM Notes WHERE text = '${text}'`, parameters: [] }),
    })
    world.db.run(note('fresh'))
    expect(await world.query(find, "' or 1=1--")).toEqual([{ text: 'seeded' }, { text: 'fresh' }])
    await expect(world.query(find, "'")).rejects.toMatchObject({ code: 'SQLITE_ERROR' })
    await expect(world.query(find, "' union select hex(readfile('/etc/passwd'))--")).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
    })
  })

  it('runs a statement again only after a write to a table that it can read', async () => {
    const { registry } = await open({ tables: 'CREATE TABLE Others (id INTEGER PRIMARY KEY, text TEXT);' })
    const world = registry.enter('home')
    world.setVariant(find.name, {
      label: 'flaw',
      source: 'test',
      implementation: (text: string) => ({ sql: `SELECT text FROM Notes WHERE text = '${text}'`, parameters: [] }),
    })
    // Each of them counts as fast, however busy the machine is.
    const sql = world.contained.sql
    const asked = vi
      .spyOn(world.contained, 'sql')
      .mockImplementation((job) => sql({ ...job, took: (_, characters) => job.took?.(1, characters) }))
    const rows = async (text: string) => (await world.query(find, text)).length
    const other = (sql: string) => world.db.run({ sql, parameters: [] })
    const union = "' UNION ALL SELECT text FROM oTHERs--"
    const all = "' UNION ALL SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'Others'--"
    expect([await rows('seeded'), await rows(union), await rows(all)]).toEqual([1, 0, 1])
    other("INSERT INTO Others (text) VALUES ('one')")
    expect([await rows('seeded'), asked.mock.calls.length]).toEqual([1, 3])
    expect([await rows(union), await rows(all), asked.mock.calls.length]).toEqual([1, 1, 5])
    for (const sql of ["UPDATE Others SET text = 'two'", 'DELETE FROM "Others"']) other(sql)
    expect([await rows('seeded'), await rows(union), asked.mock.calls.length]).toEqual([1, 0, 6])
    world.db.run(note('seeded'))
    expect([await rows('seeded'), asked.mock.calls.length]).toEqual([2, 7])
    other("WITH more (text) AS (VALUES ('seeded')) INSERT INTO Notes (text) SELECT text FROM more")
    expect(await rows('seeded')).toBe(3)
    asked.mockRestore()
  })

  it('returns a statement that the compiler rejects on the connection of the world', async () => {
    const { registry } = await open()
    const world = registry.enter('home')
    const handedOut: Statement = world.use(find)('seeded')
    // @ts-expect-error Only `World.query` knows whether it must run contained.
    expect(world.db.all(handedOut)).toEqual([{ text: 'seeded' }])
  })

  it('runs the statement of the safe implementation with bound values', async () => {
    const { registry } = await open()
    const world = registry.enter('home')
    expect(await world.query(find, "' or 1=1--")).toEqual([])
    expect(await world.query(find, 'seeded')).toEqual([{ text: 'seeded' }])
  })
})
