import { defineSeam } from '@fruit/isomorphic/seam'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Collection, Document, Filter } from '../documents.ts'
import { smallRegistry } from '../testing/small-registry.ts'
import type { World } from '../world.ts'
import { DocumentQueryFailure } from './document-query.ts'

const findFruit = defineSeam('garden.find-fruit', (wanted: unknown): Filter | null => ({ name: wanted }))
const FRUIT = 'fruit' as Collection<Document & { name: string }>

let small: Awaited<ReturnType<typeof smallRegistry>>
let world: World
/** Waits of the clock, which tests end. */
const waits: { readonly milliseconds: number; readonly pass: () => void }[] = []
beforeAll(async () => {
  const wait = (milliseconds: number) =>
    new Promise<void>((pass) => {
      waits.push({ milliseconds, pass })
    })
  small = await smallRegistry({ clock: { ...systemClock, wait } })
  world = small.registry.enter('home')
  for (const fruit of [
    { name: 'apple', price: 2, tags: ['red', 'sweet'] },
    { name: 'quince', price: 5, tags: [] },
    { name: 'plum', price: 3, tags: ['sweet'], origin: { country: 'here' } },
  ])
    world.documents.insert('fruit', fruit)
  world.setVariant(findFruit.name, { label: 'flaw', source: 'test', implementation: (wanted: unknown) => wanted })
})
afterAll(() => small.close())

const ask = (filter: Filter) => world.queryDocuments(findFruit, FRUIT, filter)
const names = async (filter: Filter) => {
  const found = await ask(filter)
  return found!.documents.map(({ name }) => name)
}

describe("queryDocuments with an attacker's filter", () => {
  it.each<[string, Filter, string[]]>([
    ['a value', { name: 'plum' }, ['plum']],
    ['an object as value', { origin: { country: 'here' } }, ['plum']],
    ['an element of a list', { tags: 'sweet' }, ['apple', 'plum']],
    ['an empty filter', {}, ['apple', 'quince', 'plum']],
    ['$ne', { name: { $ne: -1 } }, ['apple', 'quince', 'plum']],
    ['$gt and $lte together', { price: { $gt: 2, $lte: 5 } }, ['quince', 'plum']],
    ['$gte and $lt together', { price: { $gte: 2, $lt: 5 } }, ['apple', 'plum']],
    ['a comparison of two kinds', { name: { $gt: 0 } }, []],
    ['$in', { name: { $in: ['plum', 'fig'] } }, ['plum']],
    ['$nin', { tags: { $nin: ['red'] } }, ['quince', 'plum']],
    ['$regex', { name: { $regex: '^[aq]' } }, ['apple', 'quince']],
    ['$exists', { origin: { $exists: true } }, ['plum']],
    ['$not', { price: { $not: { $gt: 2 } } }, ['apple']],
    ['$or', { $or: [{ price: 2 }, { name: 'plum' }] }, ['apple', 'plum']],
    ['$and', { $and: [{ tags: 'sweet' }, { price: 3 }] }, ['plum']],
    ['$nor', { $nor: [{ price: 2 }, { name: 'plum' }] }, ['quince']],
    ['$where', { $where: "this.name === '' || this.price > 2" }, ['quince', 'plum']],
    ['$where with a comment after it', { $where: 'true; // and nothing else' }, ['apple', 'quince', 'plum']],
  ])('matches by %s', async (_title, filter, expected) => {
    expect(await names(filter)).toEqual(expected)
  })

  it('matches without the engine, and like the engine, when it only compares a field with a number', async () => {
    const ODD = 'odd' as Collection
    for (const value of [5, '5', '05', [5], [5, 5], true, null, { valueOf: 5 }, 6, undefined])
      world.documents.insert(ODD, { value })
    const engine = vi.spyOn(world.contained, 'script')
    const ids = async ($where: string) =>
      (await world.queryDocuments(findFruit, ODD, { $where }))!.documents.map(({ _id }) => _id)
    const values: [field: string, number: number][] = [
      ['value', 5],
      ['value', 1],
      ['value', 0],
      ['constructor', 0],
      ['__proto__', 0],
    ]
    for (const [field, number] of values) {
      const plain = await ids(`this.${field} == ${number}`)
      expect(engine).not.toHaveBeenCalled()
      expect(plain).toEqual(await ids(`(this.${field} == ${number})`))
      engine.mockClear()
    }
    for (const $where of [
      'this.value == 5; sleep(0)',
      'this.value == 5 || true',
      'this.value == -5',
      'this.value == 5\n',
    ])
      await ids($where)
    expect(engine).toHaveBeenCalledTimes(4)
    engine.mockRestore()
  })

  it.each<[string, Filter]>([
    ['an invalid expression', { $where: 'this.price ==' }],
    ['an expression that throws', { $where: 'nobody.knows' }],
    ['an unknown operator', { name: { $explode: 1 } }],
    ['an unknown connective', { $expr: {} }],
  ])('fails with %s', async (_title, filter) => {
    await expect(names(filter)).rejects.toThrow(DocumentQueryFailure)
  })

  it('sleeps outside of the worker, in at most two queries per world, while other queries run', async () => {
    const sleeping = [1500, 99_999].map((wanted) => ask({ name: 'plum', $where: `sleep(${wanted}), true` }))
    await vi.waitUntil(() => waits.length === 2, { timeout: 60_000, interval: 5 })
    expect(waits.map(({ milliseconds }) => milliseconds).sort()).toEqual([1500, 2000])
    await expect(ask({ $where: 'sleep(1)' })).rejects.toMatchObject({ name: 'Refusal', status: 429 })
    expect(await names({ name: 'plum' })).toEqual(['plum'])
    for (const { pass } of waits.splice(0)) pass()
    const [short, long] = await Promise.all(sleeping)
    expect(short!.documents).toMatchObject([{ name: 'plum' }])
    expect(short!.tookMs).toBe(1500)
    expect(long!.tookMs).toBe(2000)
  })

  it.each([
    ['once for each document, four seconds in all', 'sleep(2000)', 4000],
    ['and fails afterwards', "sleep(1200), this.name === 'apple' && nobody.knows", 1200],
    ['in parts of a millisecond', "this.name === 'plum' && sleep(0.5)", 0.5],
  ])('sleeps %s', async (_title, $where, milliseconds) => {
    const asleep = ask({ $where }).catch((error: unknown) => error)
    await vi.waitUntil(() => waits.length === 1, { timeout: 60_000, interval: 5 })
    expect(waits[0]!.milliseconds).toBe(milliseconds)
    for (const { pass } of waits.splice(0)) pass()
    expect(((await asleep) as { tookMs: number }).tookMs).toBe(milliseconds)
  })

  it('does not count computing time as duration', async () => {
    const worked = await ask({ $where: '(() => { for (let turn = 0; turn < 300000; turn++); })() || true' })
    expect(worked).toMatchObject({ documents: [{}, {}, {}], tookMs: 0 })
  })

  it('sleeps by the system’s clock', async () => {
    vi.useFakeTimers()
    try {
      let isOver = false
      const waiting = systemClock.wait!(2000).then(() => {
        isOver = true
      })
      await vi.advanceTimersByTimeAsync(1999)
      expect(isOver).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await waiting
    } finally {
      vi.useRealTimers()
    }
  })

  it('is stopped after two seconds of computing time', async () => {
    const failure = await names({ $where: '(() => { for (;;); })()' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DocumentQueryFailure)
    expect((failure as DocumentQueryFailure).tookMs).toBeGreaterThanOrEqual(2000)
  })

  it('cannot falsify the documents or the duration', async () => {
    const spoil = `(Object.prototype.toJSON = String.prototype.toJSON = Array.prototype.toJSON = () => ({ ids: ['x'], tookMs: 9999 }),
      JSON.stringify = () => '"x"', Date.now = () => 1e15, this._id = 'x', this.secret = 1, true)`
    const found = await world.queryDocuments(findFruit, FRUIT, { $where: spoil })
    expect(found!.tookMs).toBeLessThan(9999)
    expect(found!.documents.filter((document) => 'secret' in document)).toEqual([])
    expect(await names({})).toHaveLength(3)
  })
})

describe("queryDocuments with the shop's own filter", () => {
  it('matches in memory', async () => {
    world.setVariant(findFruit.name, null)
    const found = await world.queryDocuments(findFruit, FRUIT, 'quince')
    expect(found!.documents).toMatchObject([{ name: 'quince', price: 5 }])
  })
})
