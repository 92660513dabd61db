import type { TrainingCatalogue } from '../catalogue/training-catalogue.ts'
import type { CodingProgress } from '../coding/coding-progress.ts'
import type { CodingPhase } from '../scores/phase.ts'
import type { Scores } from '../scores/scores.ts'
import type { Solves } from '../solves/solves.ts'
import { accuracy } from './accuracy.ts'

/** Statistics of a player's progress. */
export interface ProgressStatistics {
  /** For each difficulty and category that has challenges. */
  readonly challenges: readonly { difficulty: number; category: string; solved: number; total: number }[]
  readonly coding: Readonly<Record<CodingPhase | 'unsolved', number>>
  /** NaN while no challenge is solved. */
  readonly accuracy: Readonly<Record<CodingPhase, number>>
  readonly cheatScore: number
}

/** Inputs of the statistics. */
export interface StatisticsParts {
  readonly catalogue: TrainingCatalogue
  readonly solves: Solves
  readonly coding: CodingProgress
  readonly scores: Scores
}

export function progressStatistics({ catalogue, solves, coding, scores }: StatisticsParts): ProgressStatistics {
  const groups = new Map<string, { difficulty: number; category: string; solved: number; total: number }>()
  const byStatus: [string[], string[], string[]] = [[], [], []]
  for (const { challenge } of catalogue.entries) {
    const { key, difficulty, category, codingChallenge } = challenge
    const name = `${difficulty} ${category}`
    const group = groups.get(name) ?? { difficulty, category, solved: 0, total: 0 }
    group.total++
    if (solves.has(key)) group.solved++
    groups.set(name, group)
    if (codingChallenge) byStatus[coding.status(key)].push(key)
  }
  const [unsolved, found, fixed] = byStatus
  return {
    challenges: [...groups.values()],
    coding: { 'find it': found.length, 'fix it': fixed.length, unsolved: unsolved.length },
    accuracy: {
      'find it': accuracy('find it', coding.attempts, [...found, ...fixed]),
      'fix it': accuracy('fix it', coding.attempts, fixed),
    },
    cheatScore: scores.total,
  }
}
