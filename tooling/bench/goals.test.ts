import { expect, it } from 'vitest'
import { all, atMost, noTrend, ofTheYardstick } from './goals.ts'

it('says what the goal is, and whether it is met', () => {
  expect(atMost(30, 30, 'ms')).toEqual({ text: 'at most 30 ms', isMet: true })
  expect(atMost(30.1, 30, 'ms', 'idle')).toEqual({ text: 'at most 30 ms (idle)', isMet: false })
  expect(ofTheYardstick(0.75, 0.75)).toEqual({ text: 'at least 0.75 of the yardstick', isMet: true })
  expect(ofTheYardstick(0.53, 0.75).isMet).toBe(false)
})

it('distinguishes memory that grows from memory that varies', () => {
  expect(noTrend([100, 140, 112]).isMet).toBe(true)
  expect(noTrend([100, 110, 120]).isMet).toBe(false)
})

it('is missed if one of several goals is missed', () => {
  expect(all(atMost(1, 2, 'ms'), atMost(3, 2, 'kB'))).toEqual({ text: 'at most 2 ms, at most 2 kB', isMet: false })
  expect(all(atMost(1, 2, 'ms'), atMost(2, 2, 'kB')).isMet).toBe(true)
})
