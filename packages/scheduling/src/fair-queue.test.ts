import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const takeAll = (queue: FairQueue<string>) => {
  const order: string[] = []
  for (let next = queue.dequeue(); next; next = queue.dequeue()) {
    order.push(next.item)
    queue.done(next.owner)
  }
  return order
}

test('returns items of one owner in order', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3']) queue.enqueue('a', item)
  expect(takeAll(queue)).toEqual(['a1', 'a2', 'a3'])
})

test('serves owners round-robin, however many items one of them has', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.enqueue('a', item)
  queue.enqueue('b', 'b1')
  queue.enqueue('c', 'c1')
  queue.enqueue('c', 'c2')
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
})

test('serves an owner again only after its item is done', () => {
  const queue = new FairQueue<string>(10)
  queue.enqueue('a', 'a1')
  queue.enqueue('a', 'a2')
  expect(queue.dequeue()?.item).toBe('a1')
  queue.enqueue('a', 'a3')
  expect(queue.dequeue()).toBeNull()
  queue.done('a')
  expect(queue.dequeue()?.item).toBe('a2')
  expect(queue.dequeue()).toBeNull()
})

test('rejects items of an owner that has reached the limit, and accepts others', () => {
  const queue = new FairQueue<string>(2)
  expect(['a1', 'a2', 'a3'].map((item) => queue.enqueue('a', item))).toEqual([true, true, false])
  expect(queue.enqueue('b', 'b1')).toBe(true)
  expect(queue.dequeue()?.item).toBe('a1')
  expect(queue.enqueue('a', 'a4')).toBe(true)
  queue.done('a')
  expect(takeAll(queue)).toEqual(['b1', 'a2', 'a4'])
})

test('clear() returns the waiting items and empties the queue', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2']) queue.enqueue('a', item)
  queue.enqueue('b', 'b1')
  queue.dequeue()
  expect(queue.clear()).toEqual(['a2', 'b1'])
  queue.done('a')
  expect(queue.dequeue()).toBeNull()
})

test('serves groups round-robin, and the owners of a group as well', () => {
  const queue = new FairQueue<string>(10, (owner) => owner[0]!)
  for (const item of ['ax1', 'ax2', 'ay1', 'az1', 'bx1', 'bx2']) queue.enqueue(item.slice(0, 2), item)
  expect(takeAll(queue)).toEqual(['ax1', 'bx1', 'ay1', 'bx2', 'az1', 'ax2'])
})

test('serves an owner in one lane at a time', () => {
  const queue = new FairQueue<string>(10)
  queue.enqueue('a', 'a1', 'slow')
  queue.enqueue('a', 'a2', 'slow')
  queue.enqueue('b', 'b1')
  expect(queue.dequeue()?.item).toBe('b1')
  expect(queue.dequeue()).toBeNull()
  expect(queue.dequeue('slow')?.item).toBe('a1')
  expect(queue.dequeue('slow')).toBeNull()
  queue.done('a', 'quick')
  expect(queue.dequeue('slow')).toBeNull()
  expect(queue.dequeue()?.item).toBe('a2')
})

test('returns a restarted item before the other items of its owner', () => {
  const queue = new FairQueue<string>(10)
  for (const item of ['a1', 'a2']) queue.enqueue('a', item)
  const { item } = queue.dequeue()!
  queue.requeue('a', item, 'slow')
  expect(queue.dequeue()).toBeNull()
  expect(queue.dequeue('slow')?.item).toBe('a1')
  queue.done('a')
  expect(queue.dequeue()?.item).toBe('a2')
})
