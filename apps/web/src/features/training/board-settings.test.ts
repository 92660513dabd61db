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

test('at the first visit the table shows challenges of one star', () => {
  expect(readBoardSettings(storage())).toEqual(AT_FIRST)
})

test('settings come back as they were kept', () => {
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

test('settings that are not named stay, and null takes one back', () => {
  const browser = storage({ displayedChallengeCategories: '["XSS"]', displayedDifficulties: '[2]' })
  writeBoardSettings(browser, { displayedChallengeCategories: null })
  expect(readBoardSettings(browser)).toEqual({ ...AT_FIRST, displayedDifficulties: [2] })
})

test('what makes no sense is as at the first visit', () => {
  const browser = storage({
    'score-board-version': 'v2',
    displayedDifficulties: '[3,"4",9]',
    showSolvedChallenges: '0',
    displayedChallengeCategories: '{}',
  })
  expect(readBoardSettings(browser)).toEqual({ ...AT_FIRST, displayedDifficulties: [3] })
})
