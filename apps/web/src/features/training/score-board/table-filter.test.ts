import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { expect, test } from 'vitest'
import { readBoardSettings } from './board-settings.ts'
import { NO_FILTER } from './challenge-filter.ts'
import { type TableSituation, tableFilter } from './table-filter.ts'

const FIRST_VISIT = readBoardSettings({ getItem: () => null })

const easy = {
  name: 'Easy',
  description: '',
  category: 'XSS',
  tags: null,
  difficulty: 1,
  solved: false,
  tutorialOrder: 1,
  disabledEnv: null,
} as ChallengeRow
const solved = { ...easy, name: 'Solved', solved: true } as ChallengeRow
const plain = { ...easy, name: 'Plain', tutorialOrder: null, category: 'Injection' } as ChallengeRow
const hard = { ...easy, name: 'Hard', difficulty: 4 } as ChallengeRow
const unavailable = { ...easy, name: 'Unavailable', disabledEnv: 'Docker' } as ChallengeRow

function shown(situation: Partial<TableSituation>): string[] {
  const fits = tableFilter({ settings: FIRST_VISIT, addressed: NO_FILTER, named: null, tier: null, ...situation })
  return [easy, solved, plain, hard, unavailable].filter(fits).map(({ name }) => name)
}

test('shows challenges with one star by default', () => {
  expect(shown({})).toEqual(['Easy', 'Solved', 'Plain', 'Unavailable'])
})

test.each([
  [{ displayedDifficulties: [4] }, ['Hard']],
  [{ displayedDifficulties: [] }, []],
  [{ showSolvedChallenges: false }, ['Easy', 'Plain', 'Unavailable']],
  [{ showOnlyTutorialChallenges: true }, ['Easy', 'Solved', 'Unavailable']],
  [{ showDisabledChallenges: false }, ['Easy', 'Solved', 'Plain']],
  [{ displayedChallengeCategories: ['Injection'] }, ['Plain']],
] as const)('with settings %j, shows %j', (changes, names) => {
  expect(shown({ settings: { ...FIRST_VISIT, ...changes } })).toEqual(names)
})

test('always shows the challenge that the address names', () => {
  expect(shown({ settings: { ...FIRST_VISIT, displayedDifficulties: [] }, named: 'Hard', tier: 1 })).toContain('Hard')
})

test('applies a filter in the address instead of the settings', () => {
  expect(shown({ addressed: { ...NO_FILTER, difficulties: [4] } })).toEqual(['Hard'])
})

test('shows only tutorials up to the tier while tutorials come first', () => {
  expect(shown({ tier: 1 })).toEqual(['Easy', 'Solved', 'Unavailable'])
  expect(shown({ tier: 4, addressed: { ...NO_FILTER, searchQuery: 'plain' } })).toEqual([])
})
