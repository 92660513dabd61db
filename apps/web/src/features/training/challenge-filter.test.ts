import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { passes, readFilter, writeFilter } from './challenge-filter.ts'

const row = {
  name: 'DOM XSS',
  description: 'Show a <code>&lt;iframe&gt;</code>',
  category: 'XSS',
  tags: 'Tutorial,Good for Demos',
  difficulty: 1,
  solved: false,
  hasCodingChallenge: true,
  codingChallengeStatus: 0,
} as ChallengeRow

const everything = { searchQuery: '', difficulties: [], status: null }

test('a filter survives the way through the address', () => {
  const filter = { searchQuery: 'a&b=c', difficulties: [1, 6] as const, status: 'partially-solved' as const }
  const address = writeFilter(new URLSearchParams('challenge=x'), filter)
  expect(readFilter(new URLSearchParams(address.toString()))).toEqual(filter)
  expect(address.get('challenge')).toBe('x')
})

test('what is not filtered does not stand in the address', () => {
  const before = new URLSearchParams('searchQuery=a&difficulties=1&status=solved')
  expect(writeFilter(before, everything).toString()).toBe('')
})

test('difficulties that are no number from 1 to 6 and unknown states are dropped', () => {
  expect(readFilter(new URLSearchParams('difficulties=2,x,7,0,4.5,2&status=eaten'))).toEqual({
    searchQuery: '',
    difficulties: [2, 4],
    status: null,
  })
})

test.each([
  ['everything', {}, true],
  ['its name in other letters', { searchQuery: ' dom x' }, true],
  ['a tag', { searchQuery: 'demos' }, true],
  ['markup of the description', { searchQuery: '<code>' }, false],
  ['its difficulty', { difficulties: [1, 2] }, true],
  ['another difficulty', { difficulties: [2] }, false],
  ['its status', { status: 'unsolved' }, true],
  ['another status', { status: 'solved' }, false],
] as const)('a challenge and a filter for %s', (_, filter, shown) => {
  expect(passes(row, { ...everything, ...filter })).toBe(shown)
})
