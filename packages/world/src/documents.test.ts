import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { documentIndex } from './documents.ts'
import { ShopFullError } from './storage/shop-database.ts'
import { room, smallRegistry } from './testing/small-registry.ts'
import type { World } from './world.ts'

let small: Awaited<ReturnType<typeof smallRegistry>>
let world: World
beforeEach(async () => {
  small = await smallRegistry({ tables: documentIndex('ReviewsByProduct', 'product') })
  world = small.registry.enter('home')
  for (const [product, likes] of [
    [1, 0],
    [1, 5],
    [2, 3],
  ] as const)
    world.documents.insert('reviews', { product, likes, tags: ['sweet'], createdAt: `2026-01-0${likes + 1}` })
})
afterEach(() => small.close())

describe('Documents', () => {
  it('finds documents by values and by operators', () => {
    expect(world.documents.find('reviews', { product: 1 })).toHaveLength(2)
    expect(world.documents.find('reviews', { likes: { $gt: 2 } })).toHaveLength(2)
    expect(world.documents.find('orders')).toEqual([])
  })

  it('finds documents by an element of a list and by an id, and not by similar values', () => {
    const [sweet] = world.documents.find('reviews', { tags: 'sweet', product: 2 })
    expect(world.documents.find('reviews', { _id: sweet!._id })).toEqual([sweet])
    world.documents.insert('reviews', { product: '2', likes: [3, 4], sold: true })
    expect(world.documents.find('reviews', { product: 2 })).toEqual([sweet])
    expect(world.documents.find('reviews', { likes: 3 })).toHaveLength(2)
    expect(world.documents.find('reviews', { sold: true })).toHaveLength(1)
    expect(world.documents.find('reviews', { sold: null })).toHaveLength(3)
    expect(world.documents.find('reviews', { product: "2' OR 1=1 --" })).toEqual([])
  })

  it('restores documents after a failed transaction', () => {
    const before = world.documents.find('reviews')
    const failing = () =>
      world.db.transaction(() => {
        world.documents.insert('reviews', { product: 3 })
        world.documents.update('reviews', { product: 1 }, { $set: { likes: 9 } })
        throw new Error('no')
      })
    expect(failing).toThrow('no')
    expect(world.documents.find('reviews')).toEqual(before)
  })

  it('uses an index if one exists', () => {
    const plan: string[] = []
    const all = world.db.all.bind(world.db)
    world.db.all = (query) => {
      plan.push(
        ...all<{ detail: string }>({ sql: `EXPLAIN QUERY PLAN ${query.sql}`, parameters: query.parameters }).map(
          (row) => row.detail,
        ),
      )
      return all(query)
    }
    expect(world.documents.find('reviews', { product: 1 })).toHaveLength(2)
    expect(plan.join()).toMatch(/SEARCH Documents USING INDEX ReviewsByProduct/)
  })

  it('limits the number of documents, also while some are changed and removed', () => {
    const ids = world.db.transaction(() =>
      Array.from({ length: room.rows }, (_, n) => world.documents.insert('pips', { n })._id),
    )
    expect(() => world.documents.insert('pips', { n: 0 })).toThrow(ShopFullError)
    expect(world.documents.update('pips', { _id: ids[0] }, { $set: { n: -1 } }).modified).toBe(1)
    expect(world.documents.insert('other pips', { n: 0 })._id).toBeTruthy()
    world.documents.remove('pips', { _id: ids[1] })
    world.documents.insert('pips', { n: 0 })
    expect(() => world.documents.insert('pips', { n: 0 })).toThrow(ShopFullError)
    expect(world.documents.count('pips')).toBe(room.rows)
  })

  it('limits the size of all documents', () => {
    const insert = () => world.documents.insert('long', { text: 'x'.repeat(90_000) })
    const most = 16 * 1024 * 1024
    expect(() => {
      for (let size = 0; size < 2 * most; size += 90_000) insert()
    }).toThrow(ShopFullError)
    expect(world.documents.count('long') * 90_000).toBeGreaterThan(0.9 * most)
    world.documents.remove('long', {})
    expect(insert().text).toHaveLength(90_000)
  })

  it('updates documents by operators, and returns them before and after', () => {
    const { modified, original, updated } = world.documents.update('reviews', { product: 1 }, { $inc: { likes: 1 } })
    expect(modified).toBe(2)
    expect(original.map(({ likes }) => likes)).toEqual([0, 5])
    expect(updated.map(({ likes }) => likes)).toEqual([1, 6])
  })

  it('updates documents by id, with other requests served in between', async () => {
    const count = 500
    const ids = Array.from({ length: count }, (_, n) => world.documents.insert('pips', { n })._id)
    const [removed, ...left] = ids as [string, ...string[]]
    const updates: number[] = []
    let isOver = false
    const look = () => {
      if (isOver) return
      updates.push(world.documents.find('pips', { n: -1 }).length)
      setImmediate(look)
    }
    const changing = world.documents.updateEach('pips', [...left, removed], { $set: { n: -1 } })
    world.documents.remove('pips', { _id: removed })
    setImmediate(look)
    const { modified, original, updated } = await changing
    isOver = true
    expect([modified, original.length, updated.length]).toEqual([count - 1, count - 1, count - 1])
    expect(original[7]).toEqual({ _id: left[7], n: 8 })
    expect(updated[7]).toEqual({ _id: left[7], n: -1 })
    const steps = updates.map((updated, index) => updated - (updates[index - 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(100)
  })

  it('returns copies', () => {
    const [copy] = world.documents.find<{ _id: string; tags: string[] }>('reviews')
    copy!.tags.push('bitter')
    expect(world.documents.find('reviews')[0]).toMatchObject({ tags: ['sweet'] })
  })

  it('keeps documents in order when the world is closed and reopened', () => {
    const before = world.documents.find('reviews')
    small.registry.leave(world)
    small.registry.close('home')
    expect(small.registry.enter('home').documents.find('reviews')).toEqual(before)
  })

  it('removes documents', () => {
    expect(world.documents.remove('reviews', { product: 1 })).toBe(2)
    expect(world.documents.find('reviews')).toHaveLength(1)
  })
})
