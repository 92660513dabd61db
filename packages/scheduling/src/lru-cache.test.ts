import { expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

it('evicts the least recently used entry', () => {
  const cache = createLruCache<string, number>(2)
  cache.set('a', 1).set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([...cache.keys()]).toEqual(['c', 'a'])
})
