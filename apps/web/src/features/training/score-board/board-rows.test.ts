import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { boardRows, offersCode } from './board-rows.ts'

const row = (key: string, hasCodingChallenge = true) => ({ key, solved: false, hasCodingChallenge }) as ChallengeRow

test('shows the score board challenge as the server reports it', () => {
  expect(boardRows([row('scoreBoardChallenge')], 'always')[0]?.solved).toBe(false)
})

test('removes coding challenges if they are disabled', () => {
  expect(boardRows([row('other')], 'never')[0]?.hasCodingChallenge).toBe(false)
})

test('returns unchanged rows as the same objects', () => {
  const rows = [row('other'), row('plain', false)]
  const shown = boardRows(rows, 'solved')
  expect(shown.every((each, index) => each === rows[index])).toBe(true)
})

test.each([
  ['always', false, true],
  ['solved', false, false],
  ['solved', true, true],
  ['never', true, false],
] as const)('with coding challenges %s and solved %s, offers the code: %s', (setting, solved, offered) => {
  expect(offersCode({ hasCodingChallenge: true, solved }, setting)).toBe(offered)
  expect(offersCode({ hasCodingChallenge: false, solved }, setting)).toBe(false)
})
