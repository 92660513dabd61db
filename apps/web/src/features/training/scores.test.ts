import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { codingScore, hackingScore, overallScore } from './scores.ts'

const row = (solved: boolean, hasCodingChallenge: boolean, codingChallengeStatus: 0 | 1 | 2) =>
  ({ solved, hasCodingChallenge, codingChallengeStatus }) as ChallengeRow
const rows = [row(true, true, 2), row(true, true, 1), row(false, false, 0)]

test('each challenge is one step', () => {
  expect(hackingScore(rows)).toEqual({ done: 2, total: 3, percent: 67 })
})

test('each coding challenge is two steps', () => {
  expect(codingScore(rows)).toEqual({ done: 3, total: 4, percent: 75 })
})

test('in all, a challenge with code is three steps', () => {
  expect(overallScore(rows)).toEqual({ done: 5, total: 7, percent: 71 })
})

test('of nothing, nothing is done', () => {
  expect(overallScore([])).toEqual({ done: 0, total: 0, percent: 0 })
})
