import { expect, test } from 'vitest'
import { type Backup, backupFileName, readBackup, WrongVersion, writeBackup } from './backup.ts'
import { readBoardSettings } from './board-settings.ts'

const FIRST_VISIT = readBoardSettings({ getItem: () => null })

const full: Backup = {
  settings: {
    scoreBoardVersion: 'v2',
    displayedDifficulties: [2, 3],
    showSolvedChallenges: false,
    showDisabledChallenges: false,
    showOnlyTutorialChallenges: true,
    displayedChallengeCategories: ['XSS'],
  },
  welcomeBannerStatus: 'dismiss',
  cookieConsentStatus: 'dismiss',
  language: 'de_DE',
  continueCode: 'a',
  continueCodeFindIt: 'b',
  continueCodeFixIt: 'c',
  hints: { loginAdminChallenge: [1, 2] },
}
const empty: Backup = {
  settings: FIRST_VISIT,
  welcomeBannerStatus: null,
  cookieConsentStatus: null,
  language: null,
  continueCode: null,
  continueCodeFindIt: null,
  continueCodeFixIt: null,
  hints: {},
}

test.each([
  ['everything', full],
  ['nothing', empty],
])('a backup of %s comes back as it was', (_, backup) => {
  expect(readBackup(writeBackup(backup))).toEqual(backup)
})

test('the file has the members of the interface', () => {
  expect(JSON.parse(writeBackup(full))).toMatchObject({
    version: 1,
    scoreBoard: { scoreBoardVersion: 'v2', displayedDifficulties: [2, 3], showSolvedChallenges: false },
    banners: { welcomeBannerStatus: 'dismiss', cookieConsentStatus: 'dismiss' },
    language: 'de_DE',
    continueCode: 'a',
    continueCodeFindIt: 'b',
    continueCodeFixIt: 'c',
  })
})

test.each([['2'], ['"1"'], ['null']])('a file of version %s is refused', (version) => {
  expect(() => readBackup(`{"version":${version}}`)).toThrow(WrongVersion)
})

test('a file without a version is refused, and so is one that is no JSON', () => {
  expect(() => readBackup('[]')).toThrow('Version undefined is incompatible with expected version 1')
  expect(() => readBackup('juice')).toThrow(SyntaxError)
})

test('what makes no sense in a file is as if it were missing', () => {
  expect(readBackup('{"version":1,"banners":7,"language":{},"continueCode":1,"hints":{"a":"b"}}')).toEqual({
    ...empty,
    hints: { a: [] },
  })
})

test('the name of the file ends with the day', () => {
  expect(backupFileName(new Date(2026, 2, 7, 23, 59))).toBe('forbidden_fruit-2026-03-07.json')
})
