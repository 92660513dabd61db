import { expect, test } from 'vitest'
import { isOwn } from './reviews.ts'

test('recognizes a review by the e-mail of its author', () => {
  expect(isOwn({ author: 'jim@fruit.test' }, 'jim@fruit.test')).toBe(true)
  expect(isOwn({ author: 'jim@fruit.test' }, 'amy@fruit.test')).toBe(false)
})

test('recognizes no owner of an anonymous review', () => {
  expect(isOwn({ author: 'Anonymous' }, 'Anonymous')).toBe(false)
  expect(isOwn({ author: 'Anonymous' }, null)).toBe(false)
})
