import { expect, test } from 'vitest'
import { type BoardSettings, readBoardSettings, writeBoardSettings } from './board-settings.ts'

function storage(items: Record<string, string> = {}) {
  const map = new Map(Object.entries(items))
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  }
}

const AT_FIRST: BoardSettings = {
  scoreBoardVersion: 'v1',
  displayedDifficulties: [1],
  showSolvedChallenges: true,
  showDisabledChallenges: true,
  showOnlyTutorialChallenges: false,
  displayedChallengeCategories: null,
}

test('shows challenges with one star in the table by default', () => {
  expect(readBoardSettings(storage())).toEqual(AT_FIRST)
})

test('reads back the stored settings', () => {
  const browser = storage()
  const settings: BoardSettings = {
    scoreBoardVersion: 'v2',
    displayedDifficulties: [],
    showSolvedChallenges: false,
    showDisabledChallenges: false,
    showOnlyTutorialChallenges: true,
    displayedChallengeCategories: ['XSS'],
  }
  writeBoardSettings(browser, settings)
  expect(readBoardSettings(browser)).toEqual(settings)
  expect(browser.map.get('score-board-version')).toBe('"v2"')
})

test('keeps settings that are not named, and resets one to its default with null', () => {
  const browser = storage({ displayedChallengeCategories: '["XSS"]', displayedDifficulties: '[2]' })
  writeBoardSettings(browser, { displayedChallengeCategories: null })
  expect(readBoardSettings(browser)).toEqual({ ...AT_FIRST, displayedDifficulties: [2] })
})

test('replaces invalid values with the defaults', () => {
  const browser = storage({
    'score-board-version': 'v2',
    displayedDifficulties: '[3,"4",9]',
    showSolvedChallenges: '0',
    displayedChallengeCategories: '{}',
  })
  expect(readBoardSettings(browser)).toEqual({ ...AT_FIRST, displayedDifficulties: [3] })
})
