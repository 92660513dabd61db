import { describe, expect, it } from 'vitest'
import { accuracy } from './accuracy.ts'

const attempts = new Map([
  ['one', { 'find it': 1, 'fix it': 3 }],
  ['two', { 'find it': 2, 'fix it': 0 }],
  ['three', { 'find it': 7, 'fix it': 0 }],
])

describe('accuracy', () => {
  it('is the mean of one divided by the number of answers, over solved challenges', () => {
    expect(accuracy('find it', attempts, ['one', 'two'])).toBeCloseTo((1 + 1 / 2) / 2, 10)
    expect(accuracy('fix it', attempts, ['one'])).toBeCloseTo(1 / 3, 10)
  })

  it('ignores challenges that a restore has solved', () => {
    expect(accuracy('find it', attempts, ['two', 'restored'])).toBe(0.5)
  })

  it('is NaN while no challenge is solved', () => {
    expect(accuracy('find it', attempts, [])).toBeNaN()
    expect(accuracy('fix it', new Map(), ['restored'])).toBeNaN()
  })
})
