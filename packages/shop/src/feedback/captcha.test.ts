import { seededRandom } from '@fruit/world/random'
import { describe, expect, it } from 'vitest'
import { randomSum, solveSum } from './captcha.ts'

describe('the sum of a captcha', () => {
  it.each([
    ['1+2+3', 6],
    ['10-3-4', 3],
    ['1-10-10', -19],
    ['2*3+4', 10],
    ['2+3*4', 14],
    ['2-3*4', -10],
    ['10*10*10', 1000],
    ['9*2-8', 10],
  ])('%s equals %d', (sum, answer) => {
    expect(solveSum(sum)).toBe(answer)
  })

  it('consists of three numbers from 1 to 10 and two operators, and uses all of them', () => {
    const random = seededRandom(1)
    const sums = Array.from({ length: 1000 }, () => randomSum(random))
    const seen = new Set<string>()
    for (const sum of sums) {
      const [, ...parts] = /^(\d+)([*+-])(\d+)([*+-])(\d+)$/.exec(sum)!
      for (const part of parts) seen.add(part)
      expect(Number.isInteger(solveSum(sum))).toBe(true)
    }
    expect([...seen].sort()).toEqual(['*', '+', '-', '1', '10', '2', '3', '4', '5', '6', '7', '8', '9'])
  })
})
