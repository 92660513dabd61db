import { expect, test } from 'vitest'
import { readBoardSettings } from '../score-board/board-settings.ts'
import { type Backup, backupFileName, readBackup, UnsupportedVersionError, writeBackup } from './backup.ts'

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
  learningPath: 'injection',
  answers: { injection: { 'why-quote': [1, 3], objects: [1] } },
}
const empty: Backup = {
  settings: null,
  welcomeBannerStatus: null,
  cookieConsentStatus: null,
  language: null,
  continueCode: null,
  continueCodeFindIt: null,
  continueCodeFixIt: null,
  hints: {},
  learningPath: null,
  answers: {},
}

test.each([
  ['everything', full],
  ['nothing', empty],
])('reads back a backup of %s unchanged', (_, backup) => {
  expect(readBackup(writeBackup(backup))).toEqual({ backup, unreadable: [] })
})

test('writes the members of the interface', () => {
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

test.each([['2'], ['"2"'], ['null']])('rejects a file of version %s', (version) => {
  expect(() => readBackup(`{"version":${version}}`)).toThrow(UnsupportedVersionError)
})

test('accepts the version as a string', () => {
  expect(readBackup('{"version":"1","continueCode":"a"}').backup).toEqual({ ...empty, continueCode: 'a' })
})

test('fills missing settings with the defaults', () => {
  const { settings } = readBackup('{"version":1,"scoreBoard":{"scoreBoardVersion":"v2"}}').backup
  expect(settings).toEqual({ ...FIRST_VISIT, scoreBoardVersion: 'v2' })
})

test('rejects a file without a version, and one that is not JSON', () => {
  expect(() => readBackup('[]')).toThrow('Version undefined is incompatible with expected version 1')
  expect(() => readBackup('juice')).toThrow(SyntaxError)
})

test.each([
  [{ banners: 7 }, ['banners']],
  [{ banners: { welcomeBannerStatus: 1, cookieConsentStatus: [] } }, ['banners']],
  [{ scoreBoard: 'v2' }, ['settings']],
  [{ language: {} }, ['language']],
  [{ continueCode: 1, continueCodeFindIt: 'no code!' }, ['continueCode', 'continueCodeFindIt']],
  [{ hints: { loginAdminChallenge: 'b' } }, ['hints']],
  [{ hints: { loginAdminChallenge: [0, -1, 1.5, 1e9] } }, ['hints']],
  [{ learningPath: 7, answers: [] }, ['learningPath', 'answers']],
  [{ answers: { injection: [1], sign: { question: 'b' }, other: { question: [0] } } }, ['answers']],
])('ignores invalid parts and lists them as unreadable: %j', (file, unreadable) => {
  expect(readBackup(JSON.stringify({ version: 1, ...file }))).toEqual({ backup: empty, unreadable })
})

test('keeps valid hints beside invalid ones', () => {
  const { backup, unreadable } = readBackup('{"version":1,"hints":{"a":[1,"x"],"b":{},"c":[2]}}')
  expect([backup.hints, unreadable]).toEqual([{ a: [1], c: [2] }, ['hints']])
})

test('reads a file from before learning paths existed', () => {
  const { learningPath, answers, ...before } = JSON.parse(writeBackup(full))
  expect([learningPath, answers]).toEqual([full.learningPath, full.answers])
  expect(readBackup(JSON.stringify(before))).toEqual({
    backup: { ...full, learningPath: null, answers: {} },
    unreadable: [],
  })
})

test('ends the file name with the date', () => {
  expect(backupFileName(new Date(2026, 2, 7, 23, 59))).toBe('forbidden_fruit-2026-03-07.json')
})
