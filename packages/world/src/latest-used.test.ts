import { expect, test } from 'vitest'
import { LatestUsed } from './latest-used.ts'

test('evicts the least recently used resource, and forgets closed ones', () => {
  const atRest: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ rest: () => void atRest.push(name) }))
  const latest = new LatestUsed(2)
  for (const one of [a!, b!, a!, a!]) latest.used(one)
  expect(atRest).toEqual([])
  latest.used(c!)
  expect(atRest).toEqual(['b'])
  latest.closed(a!)
  latest.used(b!)
  expect(atRest).toEqual(['b'])
  latest.used(d!)
  expect(atRest).toEqual(['b', 'c'])
})
