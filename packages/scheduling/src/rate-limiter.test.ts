import { expect, it } from 'vitest'
import { FixedWindowRateLimiter } from './rate-limiter.ts'

it('Allowance limits each caller per window, independently of others', () => {
  const acts = new FixedWindowRateLimiter(2, 60_000)
  expect([acts.count('a', 0), acts.count('a', 10_000)]).toEqual([0, 0])
  expect(acts.count('a', 20_500)).toBe(40)
  expect(acts.count('b', 20_500)).toBe(0)
  expect(acts.count('a', 59_999)).toBe(1)
  expect(acts.count('a', 60_000)).toBe(0)
  expect(acts.count('b', 60_000)).toBe(0)
  expect(acts.count('b', 60_001)).toBe(21)
})
