import { expect, test } from 'vitest'
import { isOwn } from './reviews.ts'

test('a review belongs to the customer whose e-mail it is signed with', () => {
  expect(isOwn({ author: 'jim@fruit.test' }, 'jim@fruit.test')).toBe(true)
  expect(isOwn({ author: 'jim@fruit.test' }, 'amy@fruit.test')).toBe(false)
})

test('a review that nobody signed belongs to nobody', () => {
  expect(isOwn({ author: 'Anonymous' }, 'Anonymous')).toBe(false)
  expect(isOwn({ author: 'Anonymous' }, null)).toBe(false)
})
