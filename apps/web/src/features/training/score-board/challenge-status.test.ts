import { expect, test } from 'vitest'
import { statusOf, tally } from './challenge-status.ts'

test('reports a solved challenge as partially solved until its code is fixed', () => {
  const row = { solved: true, hasCodingChallenge: true, codingChallengeStatus: 0 } as const
  expect(statusOf(row)).toBe('partially-solved')
  expect(statusOf({ ...row, codingChallengeStatus: 1 })).toBe('partially-solved')
  expect(statusOf({ ...row, codingChallengeStatus: 2 })).toBe('solved')
  expect(statusOf({ ...row, hasCodingChallenge: false })).toBe('solved')
  expect(statusOf({ ...row, solved: false, codingChallengeStatus: 2 })).toBe('unsolved')
})

test('counts solved challenges', () => {
  expect(tally([{ solved: true }, { solved: false }, { solved: true }])).toEqual({ solved: 2, total: 3 })
})
