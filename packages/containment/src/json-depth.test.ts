import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}"x"${'}]'.repeat(depth / 2)}`

test('lists and objects count by how deep they are nested', () => {
  expect(isDeeperThan(nested(10), 10)).toBe(false)
  expect(isDeeperThan(nested(12), 10)).toBe(true)
})

test('lists and objects beside each other do not count', () => {
  expect(isDeeperThan(JSON.stringify(Array.from({ length: 100 }, () => [{ a: [] }])), 4)).toBe(false)
})

test('brackets in text do not count, whatever is escaped there', () => {
  for (const text of ['['.repeat(50), '\\"['.repeat(50), '"[[[['.repeat(50), '\\\\']) {
    expect(isDeeperThan(JSON.stringify([{ [text]: text }]), 2)).toBe(false)
    expect(isDeeperThan(JSON.stringify([[{ [text]: text }]]), 2)).toBe(true)
  }
})
