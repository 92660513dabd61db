import { getOrCreate } from '@fruit/isomorphic/get-or-create'
import type { CodingParts } from '../coding/coding-snippet.ts'
import type { Scores } from '../scores/scores.ts'
import { accuracy } from './accuracy.ts'

/** Inputs of the statistics. */
export interface StatisticsParts extends CodingParts {
  readonly scores: Scores
}

/** Statistics of a player's progress. */
export function progressStatistics({ catalogue, solves, coding, scores }: StatisticsParts) {
  const groups = new Map<string, { difficulty: number; category: string; solved: number; total: number }>()
  const byStatus: [string[], string[], string[]] = [[], [], []]
  for (const { challenge } of catalogue.entries) {
    const { key, difficulty, category, codingChallenge } = challenge
    const create = () => ({ difficulty, category, solved: 0, total: 0 })
    const group = getOrCreate(groups, `${difficulty} ${category}`, create)
    group.total++
    if (solves.has(key)) group.solved++
    if (codingChallenge) byStatus[coding.status(key)].push(key)
  }
  const [unsolved, found, fixed] = byStatus
  return {
    /** For each difficulty and category that has challenges. */
    challenges: [...groups.values()],
    coding: { 'find it': found.length, 'fix it': fixed.length, unsolved: unsolved.length },
    /** NaN while no challenge is solved. */
    accuracy: {
      'find it': accuracy('find it', coding.attempts, [...found, ...fixed]),
      'fix it': accuracy('fix it', coding.attempts, fixed),
    },
    cheatScore: scores.total,
  }
}
