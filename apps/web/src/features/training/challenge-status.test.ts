import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { inPlayOrder, statusOf, tally } from './challenge-status.ts'

test('a solved challenge with code counts as partly solved until its code is fixed', () => {
  const row = { solved: true, hasCodingChallenge: true, codingChallengeStatus: 0 } as const
  expect(statusOf(row)).toBe('partially-solved')
  expect(statusOf({ ...row, codingChallengeStatus: 1 })).toBe('partially-solved')
  expect(statusOf({ ...row, codingChallengeStatus: 2 })).toBe('solved')
  expect(statusOf({ ...row, hasCodingChallenge: false })).toBe('solved')
  expect(statusOf({ ...row, solved: false, codingChallengeStatus: 2 })).toBe('unsolved')
})

test('the tally counts solved challenges', () => {
  expect(tally([{ solved: true }, { solved: false }, { solved: true }])).toEqual({ solved: 2, total: 3 })
})

test('challenges go from easy to hard, then by tutorial, then by name', () => {
  const row = (name: string, difficulty: number, tutorialOrder: number | null) =>
    ({ name, difficulty, tutorialOrder }) as ChallengeRow
  const rows = [row('D', 2, 1), row('B', 1, null), row('C', 1, 4), row('A', 1, null), row('E', 1, 2)]
  expect(inPlayOrder(rows).map(({ name }) => name)).toEqual(['E', 'C', 'A', 'B', 'D'])
})
