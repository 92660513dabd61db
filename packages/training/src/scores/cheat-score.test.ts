import { describe, expect, it } from 'vitest'
import {
  type Hack,
  minutesToFind,
  minutesToFix,
  minutesToHack,
  type ScoredSolve,
  type Search,
  scoreOfHack,
  scoreOfPace,
  totalScore,
} from './cheat-score.ts'

const MINUTE = 60_000

const hack = (facts: Partial<Hack> = {}): Hack => ({
  key: 'someChallenge',
  difficulty: 3,
  hasTutorial: false,
  hintsShown: true,
  instructorEnabled: true,
  missingVisits: 0,
  bypassed: false,
  ...facts,
})
const solved = (...keys: string[]): ScoredSolve[] => keys.map((key) => ({ key, phase: 'hack', at: 0, score: 0 }))
const search = (facts: Partial<Search> = {}): Search => ({
  key: 'someChallenge',
  length: 1234,
  holes: 1,
  identicalSolved: false,
  hasTutorial: false,
  instructorEnabled: true,
  ...facts,
})

describe('minutesToHack', () => {
  it.each<[string, Partial<Hack>, number]>([
    ['two minutes for each star', {}, 6],
    ['half as much again without hints', { hintsShown: false }, 9],
    ['half of it with a tutorial', { hasTutorial: true }, 3],
    ['the full time when the hacking instructor is disabled', { hasTutorial: true, instructorEnabled: false }, 6],
    ['both for a tutorial without hints', { difficulty: 6, hasTutorial: true, hintsShown: false }, 9],
    ['none for a trivial challenge', { key: 'privacyPolicyChallenge' }, 0],
  ])('returns %s', (_title, facts, minutes) => {
    expect(minutesToHack(hack(facts), [])).toBe(minutes)
  })

  it.each([
    ['loginAdminChallenge', 'weakPasswordChallenge'],
    ['weakPasswordChallenge', 'loginAdminChallenge'],
    ['nullByteChallenge', 'forgottenBackupChallenge'],
    ['deprecatedInterfaceChallenge', 'yamlBombChallenge'],
    ['uploadSizeChallenge', 'uploadTypeChallenge'],
    ['xxeDosChallenge', 'uploadTypeChallenge'],
  ])('returns none for %s right after %s', (key, previous) => {
    expect(minutesToHack(hack({ key }), solved('otherChallenge', previous))).toBe(0)
  })

  it('returns the usual time when another solve came between a pair', () => {
    expect(minutesToHack(hack({ key: 'weakPasswordChallenge' }), solved('loginAdminChallenge', 'other'))).toBe(6)
  })

  it('returns none within a group, regardless of solves in between', () => {
    const earlier = solved('localXssChallenge', 'a', 'b', 'c')
    expect(minutesToHack(hack({ key: 'xssBonusChallenge' }), earlier)).toBe(0)
    expect(minutesToHack(hack({ key: 'videoXssChallenge' }), earlier)).toBe(6)
  })

  it('does not count a solved coding phase as a solve of its group', () => {
    const found: ScoredSolve[] = [{ key: 'localXssChallenge', phase: 'find it', at: 0, score: 0 }]
    expect(minutesToHack(hack({ key: 'xssBonusChallenge' }), found)).toBe(6)
  })
})

describe('scoreOfHack', () => {
  it.each([
    [0, 1],
    [1.5, 0.75],
    [3, 0.5],
    [6, 0],
    [600, 0],
  ])('after %d of six minutes is %d', (minutes, score) => {
    expect(scoreOfHack(hack(), [], minutes * MINUTE)).toBeCloseTo(score, 10)
  })

  it.each([
    [0.5, 0.75, 0.9375],
    [1, 0.5, 0.75],
    [1, 0.9, 1],
  ])('increases with a share of %d missing visits', (missingVisits, plain, score) => {
    expect(scoreOfHack(hack({ missingVisits }), [], (1 - plain) * 6 * MINUTE)).toBeCloseTo(score, 10)
  })

  it('is 1 when only the marker picture was requested, regardless of the time', () => {
    expect(scoreOfHack(hack({ bypassed: true }), [], 600 * MINUTE)).toBe(1)
  })
})

describe('minimum time for code', () => {
  it.each<[string, Partial<Search>, number]>([
    ['a minute for a thousand characters, rounded up', {}, 2],
    ['exactly a minute for exactly a thousand', { length: 1000 }, 1],
    ['multiplied by the number of wrong lines', { length: 1000, holes: 3 }, 3],
    ['four fifths when the same code was solved before', { length: 5000, identicalSolved: true }, 4],
    ['half for the score board with its tutorial', { key: 'scoreBoardChallenge', length: 4000, hasTutorial: true }, 2],
    ['the usual for another with a tutorial', { length: 4000, hasTutorial: true }, 4],
  ])('to find the lines is %s', (_title, facts, minutes) => {
    expect(minutesToFind(search(facts))).toBe(minutes)
  })

  it.each([
    [4, 2],
    [3, 1],
    [1, 0],
  ])('to choose among %d fixes is %d minutes', (options, minutes) => {
    expect(minutesToFix(options)).toBe(minutes)
  })

  it('gives a score of 0 when no time is needed', () => {
    expect(scoreOfPace(0, 0)).toBe(0)
    expect(scoreOfPace(2, 30_000)).toBe(0.75)
  })
})

describe('totalScore', () => {
  it.each([
    [[], 0],
    [[1], 0.5],
    [[0.8, 0.4], 0.4],
    [[0.8, 0.4, 0.6], 0.5],
    [[0.9, 0.8, 1, 0.7], 0.8],
  ])('of %j is the median including a 0 for the start', (scores, total) => {
    expect(totalScore(scores.map((score) => ({ score })))).toBeCloseTo(total, 10)
  })
})
