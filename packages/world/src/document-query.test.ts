import { defineSeam } from '@fruit/isomorphic/seam'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentQueryFailure } from './document-query.ts'
import type { Collection, Document, Filter } from './documents.ts'
import { smallRegistry } from './testing/small-registry.ts'
import type { World } from './world.ts'

const findFruit = defineSeam('garden.find-fruit', (wanted: unknown): Filter | null => ({ name: wanted }))
const FRUIT = 'fruit' as Collection<Document & { name: string }>

let small: Awaited<ReturnType<typeof smallRegistry>>
let world: World
beforeAll(async () => {
  small = await smallRegistry()
  world = small.registry.enter('home')
  for (const fruit of [
    { name: 'apple', price: 2, tags: ['red', 'sweet'] },
    { name: 'quince', price: 5, tags: [] },
    { name: 'plum', price: 3, tags: ['sweet'], origin: { country: 'here' } },
  ])
    world.documents.insert('fruit', fruit)
  world.choose(findFruit.name, { label: 'flaw', source: 'test', implementation: (wanted: unknown) => wanted })
})
afterAll(() => small.close())

const names = async (filter: Filter) => {
  const found = await world.queryDocuments(findFruit, FRUIT, filter)
  return found!.documents.map(({ name }) => name)
}

describe('a filter that an attacker had a hand in', () => {
  it.each<[string, Filter, string[]]>([
    ['a value', { name: 'plum' }, ['plum']],
    ['an object as value', { origin: { country: 'here' } }, ['plum']],
    ['an element of a list', { tags: 'sweet' }, ['apple', 'plum']],
    ['nothing', {}, ['apple', 'quince', 'plum']],
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
    [
      '$where of one line with a comment behind it',
      { $where: 'true; // and nothing else' },
      ['apple', 'quince', 'plum'],
    ],
  ])('is matched by %s', async (_title, filter, expected) => {
    expect(await names(filter)).toEqual(expected)
  })

  it.each<[string, Filter]>([
    ['an expression that is none', { $where: 'this.price ==' }],
    ['an expression that throws', { $where: 'nobody.knows' }],
    ['an operator that there is not', { name: { $explode: 1 } }],
    ['a connective that there is not', { $expr: {} }],
  ])('fails with %s', async (_title, filter) => {
    await expect(names(filter)).rejects.toThrow(DocumentQueryFailure)
  })

  it('is told how long it slept, without the wait for its turn', async () => {
    const nap = (milliseconds: number) =>
      world.queryDocuments(findFruit, FRUIT, { name: 'plum', $where: `sleep(${milliseconds})` })
    const [long, short] = await Promise.all([nap(400), nap(1)])
    expect(long!.tookMs).toBeGreaterThanOrEqual(400)
    expect(short!.tookMs).toBeLessThan(long!.tookMs)
  })

  it('is stopped after two seconds', async () => {
    const failure = await names({ $where: 'sleep(2000)' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DocumentQueryFailure)
    expect((failure as DocumentQueryFailure).tookMs).toBeGreaterThanOrEqual(2000)
  })

  it('can invent neither documents nor the time that it took', async () => {
    const spoil = `(Object.prototype.toJSON = String.prototype.toJSON = Array.prototype.toJSON = () => ({ ids: ['x'], tookMs: 9999 }),
      JSON.stringify = () => '"x"', Date.now = () => 1e15, this._id = 'x', this.secret = 1, true)`
    const found = await world.queryDocuments(findFruit, FRUIT, { $where: spoil })
    expect(found!.tookMs).toBeLessThan(9999)
    expect(found!.documents.filter((document) => 'secret' in document)).toEqual([])
    expect(await names({})).toHaveLength(3)
  })
})

describe('the filter of the shop itself', () => {
  it('is matched in memory', async () => {
    world.choose(findFruit.name, null)
    const found = await world.queryDocuments(findFruit, FRUIT, 'quince')
    expect(found!.documents).toMatchObject([{ name: 'quince', price: 5 }])
  })
})
