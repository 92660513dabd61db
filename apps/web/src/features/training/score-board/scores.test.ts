import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { codingScore, hackingScore, overallScore } from './scores.ts'

const row = (solved: boolean, hasCodingChallenge: boolean, codingChallengeStatus: 0 | 1 | 2) =>
  ({ solved, hasCodingChallenge, codingChallengeStatus }) as ChallengeRow
const rows = [row(true, true, 2), row(true, true, 1), row(false, false, 0)]

test('counts each challenge as one step', () => {
  expect(hackingScore(rows)).toEqual({ done: 2, total: 3, percent: 67 })
})

test('counts each coding challenge as two steps', () => {
  expect(codingScore(rows)).toEqual({ done: 3, total: 4, percent: 75 })
})

test('counts a challenge with code as three steps in total', () => {
  expect(overallScore(rows)).toEqual({ done: 5, total: 7, percent: 71 })
})

test('returns 0 for no challenges', () => {
  expect(overallScore([])).toEqual({ done: 0, total: 0, percent: 0 })
})
