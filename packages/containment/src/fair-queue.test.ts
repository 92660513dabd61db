import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const takeAll = (queue: FairQueue<string>) => {
  const order: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.item)
    queue.done(next.owner)
  }
  return order
}

test('items of one owner come in their order', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3']) queue.offer('a', item)
  expect(takeAll(queue)).toEqual(['a1', 'a2', 'a3'])
})

test('owners take turns, however many items one of them has', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.offer('a', item)
  queue.offer('b', 'b1')
  queue.offer('c', 'c1')
  queue.offer('c', 'c2')
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
})

test('a owner has no other turn until its item is done', () => {
  const queue = new FairQueue<string>(10)
  queue.offer('a', 'a1')
  queue.offer('a', 'a2')
  expect(queue.take()?.item).toBe('a1')
  queue.offer('a', 'a3')
  expect(queue.take()).toBeNull()
  queue.done('a')
  expect(queue.take()?.item).toBe('a2')
  expect(queue.take()).toBeNull()
})

test('a owner is refused when too many of its items wait, and others are not', () => {
  const queue = new FairQueue<string>(2)
  expect(['a1', 'a2', 'a3'].map((item) => queue.offer('a', item))).toEqual([true, true, false])
  expect(queue.offer('b', 'b1')).toBe(true)
  expect(queue.take()?.item).toBe('a1')
  expect(queue.offer('a', 'a4')).toBe(true)
  queue.done('a')
  expect(takeAll(queue)).toEqual(['b1', 'a2', 'a4'])
})

test('a cleared queue gives out what waited and is empty', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2']) queue.offer('a', item)
  queue.offer('b', 'b1')
  queue.take()
  expect(queue.clear()).toEqual(['a2', 'b1'])
  queue.done('a')
  expect(queue.take()).toBeNull()
})

test('groups take turns, and so do the owners of a group', () => {
  const queue = new FairQueue<string>(10, (owner) => owner[0]!)
  for (const item of ['ax1', 'ax2', 'ay1', 'az1', 'bx1', 'bx2']) queue.offer(item.slice(0, 2), item)
  expect(takeAll(queue)).toEqual(['ax1', 'bx1', 'ay1', 'bx2', 'az1', 'ax2'])
})

test('each lane gives its own items, and an owner is served in one of them at a time', () => {
  const queue = new FairQueue<string>(10)
  queue.offer('a', 'a1', 'slow')
  queue.offer('a', 'a2', 'slow')
  queue.offer('b', 'b1')
  expect(queue.take()?.item).toBe('b1')
  expect(queue.take()).toBeNull()
  expect(queue.take('slow')?.item).toBe('a1')
  expect(queue.take('slow')).toBeNull()
  queue.done('a', 'quick')
  expect(queue.take('slow')).toBeNull()
  expect(queue.take()?.item).toBe('a2')
})

test('an item that is begun again comes before the others of its owner', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2']) queue.offer('a', item)
  const { item } = queue.take()!
  queue.again('a', item, 'slow')
  expect(queue.take()).toBeNull()
  expect(queue.take('slow')?.item).toBe('a1')
  queue.done('a')
  expect(queue.take()?.item).toBe('a2')
})
