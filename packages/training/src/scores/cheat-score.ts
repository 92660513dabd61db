import type { Phase } from './phase.ts'
import { areCoupled, isTrivial } from './solved-together.ts'

/** A solve of any kind and its cheat score, from 0 (honest) to 1 (cheated); see docs/reference/training.md#cheat-score. */
export interface ScoredSolve {
  readonly key: string
  readonly phase: Phase
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly score: number
}

const MINUTE_MS = 60_000

/** Inputs for the score of a hacking challenge. */
export interface Hack {
  readonly key: string
  readonly difficulty: number
  readonly hasTutorial: boolean
  readonly hintsShown: boolean
  readonly instructorEnabled: boolean
  /** Share of the expected earlier requests that were never made, 0 to 1. */
  readonly missingVisits: number
  /** True when the marker picture of a screen was requested without the screen. */
  readonly bypassed: boolean
}

/** Minimum time in minutes that an honest player needs for a hacking challenge, after these solves. */
export function minutesToHack(hack: Omit<Hack, 'missingVisits' | 'bypassed'>, earlier: readonly ScoredSolve[]): number {
  if (isTrivial(hack.key) || areCoupled(hack.key, earlier)) return 0
  return hack.difficulty * 2 * (hack.hintsShown ? 1 : 1.5) * (hack.hasTutorial && hack.instructorEnabled ? 0.5 : 1)
}

/** The score of a hacking challenge that is solved `elapsedMs` after the previous solve. */
export function scoreOfHack(hack: Hack, earlier: readonly ScoredSolve[], elapsedMs: number): number {
  if (hack.bypassed) return 1
  return Math.min(1, scoreOfPace(minutesToHack(hack, earlier), elapsedMs) * (1 + hack.missingVisits / 2))
}

/** Inputs for the expected time to find the wrong lines of a snippet. */
export interface Search {
  readonly key: string
  /** Characters of the snippet. */
  readonly length: number
  /** Number of wrong lines. */
  readonly holes: number
  /** The same snippet was solved for another challenge. */
  readonly identicalSolved: boolean
  readonly hasTutorial: boolean
  readonly instructorEnabled: boolean
}

/** Minimum time in minutes that an honest player needs to find the wrong lines. */
export function minutesToFind(search: Search): number {
  const { key, length, holes, identicalSolved, hasTutorial, instructorEnabled } = search
  // Only the first challenge has a tutorial for its code.
  const guided = key === 'scoreBoardChallenge' && hasTutorial && instructorEnabled
  return Math.ceil((length * holes * (guided ? 0.5 : 1) * (identicalSolved ? 0.8 : 1)) / 1000)
}

/** Minimum time in minutes that an honest player needs to choose among fixes. */
export function minutesToFix(options: number): number {
  return Math.floor(options / 2)
}

/** The score of a solve with a minimum expected time that took `elapsedMs`. */
export function scoreOfPace(expectedMinutes: number, elapsedMs: number): number {
  return expectedMinutes <= 0 ? 0 : Math.max(0, 1 - elapsedMs / MINUTE_MS / expectedMinutes)
}

/** The total score: the median of all scores and one 0 for the start; 0 before the first solve. */
export function totalScore(solves: readonly Pick<ScoredSolve, 'score'>[]): number {
  const scores = [0, ...solves.map(({ score }) => score)].sort((a, b) => a - b)
  const middle = scores.length / 2
  return scores.length % 2 === 1 ? scores[Math.floor(middle)]! : (scores[middle - 1]! + scores[middle]!) / 2
}
