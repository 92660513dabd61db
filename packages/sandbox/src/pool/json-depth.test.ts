import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}"x"${'}]'.repeat(depth / 2)}`

test('counts the nesting of arrays and objects', () => {
  expect(isDeeperThan(nested(10), 10)).toBe(false)
  expect(isDeeperThan(nested(12), 10)).toBe(true)
})

test('does not count adjacent arrays and objects', () => {
  expect(isDeeperThan(JSON.stringify(Array.from({ length: 100 }, () => [{ a: [] }])), 4)).toBe(false)
})

test('ignores brackets in strings, including escaped characters', () => {
  for (const text of ['['.repeat(50), '\\"['.repeat(50), '"[[[['.repeat(50), '\\\\']) {
    expect(isDeeperThan(JSON.stringify([{ [text]: text }]), 2)).toBe(false)
    expect(isDeeperThan(JSON.stringify([[{ [text]: text }]]), 2)).toBe(true)
  }
})
