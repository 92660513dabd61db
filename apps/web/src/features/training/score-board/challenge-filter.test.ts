import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { filterBy, isFiltering, NO_FILTER, readFilter, writeFilter } from './challenge-filter.ts'

const row = {
  name: 'DOM XSS',
  title: 'XSS im DOM',
  description: 'Show a <code>&lt;iframe&gt;</code>',
  category: 'XSS',
  tags: 'Tutorial,Good for Demos',
  difficulty: 1,
  solved: false,
  hasCodingChallenge: true,
  codingChallengeStatus: 0,
  disabledEnv: null,
} as ChallengeRow

test('reads back a filter from the address', () => {
  const filter = {
    searchQuery: 'a&b=c',
    difficulties: [1, 6] as const,
    categories: ['XSS', 'Broken Access Control'],
    tags: ['Good for Demos'],
    status: 'partially-solved' as const,
    showDisabledChallenges: false,
  }
  const address = writeFilter(new URLSearchParams('challenge=x'), filter)
  expect(readFilter(new URLSearchParams(address.toString()))).toEqual(filter)
  expect(address.get('challenge')).toBe('x')
  expect(address.get('difficulties')).toBe('1,6')
  expect(isFiltering(filter)).toBe(true)
})

test('leaves defaults out of the address', () => {
  const before = new URLSearchParams(
    'searchQuery=a&difficulties=1&status=solved&tags=a&categories=b&showDisabledChallenges=false',
  )
  expect(writeFilter(before, NO_FILTER).toString()).toBe('')
  expect(isFiltering(NO_FILTER)).toBe(false)
})

test('drops difficulties outside 1 to 6 and unknown states', () => {
  const address = 'difficulties=2,x,7,0,4.5,2&status=eaten&tags=,&showDisabledChallenges=true'
  expect(readFilter(new URLSearchParams(address))).toEqual({ ...NO_FILTER, difficulties: [2, 4] })
})

test.each([
  ['everything', {}, true],
  ['its name in other letters', { searchQuery: ' dom x' }, true],
  ['its name in the language of the page', { searchQuery: 'im dom' }, true],
  ['a tag in the text', { searchQuery: 'demos' }, true],
  ['markup of the description', { searchQuery: '<code>' }, false],
  ['its difficulty', { difficulties: [1, 2] }, true],
  ['another difficulty', { difficulties: [2] }, false],
  ['its category', { categories: ['Injection', 'XSS'] }, true],
  ['another category', { categories: ['Injection'] }, false],
  ['one of its tags', { tags: ['Brute Force', 'Tutorial'] }, true],
  ['another tag', { tags: ['Brute Force'] }, false],
  ['its status', { status: 'unsolved' }, true],
  ['another status', { status: 'solved' }, false],
  ['what can be played', { showDisabledChallenges: false }, true],
] as const)('filters a challenge by %s', (_, filter, shown) => {
  expect(filterBy({ ...NO_FILTER, ...filter })(row)).toBe(shown)
})

test('hides unavailable challenges on request', () => {
  const unavailable = { ...row, disabledEnv: 'Docker' }
  expect(filterBy(NO_FILTER)(unavailable)).toBe(true)
  expect(filterBy({ ...NO_FILTER, showDisabledChallenges: false })(unavailable)).toBe(false)
})
