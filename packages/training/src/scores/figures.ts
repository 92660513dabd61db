import type { CodingPhase } from '../coding/coding-phase.ts'
import type { Progress } from '../progress.ts'
import { accuracy } from './accuracy.ts'

/** A player's progress in numbers. */
export interface ProgressFigures {
  /** For each difficulty and category that has challenges. */
  readonly challenges: readonly { difficulty: number; category: string; solved: number; total: number }[]
  readonly coding: Readonly<Record<CodingPhase | 'unsolved', number>>
  /** Not a number while none is solved. */
  readonly accuracy: Readonly<Record<CodingPhase, number>>
  readonly cheatScore: number
}

export function progressFigures(progress: Progress): ProgressFigures {
  const groups = new Map<string, { difficulty: number; category: string; solved: number; total: number }>()
  const byStatus: [string[], string[], string[]] = [[], [], []]
  for (const { challenge } of progress.catalogue.entries) {
    const { key, difficulty, category, codingChallenge } = challenge
    const name = `${difficulty} ${category}`
    const group = groups.get(name) ?? { difficulty, category, solved: 0, total: 0 }
    group.total++
    if (progress.isSolved(key)) group.solved++
    groups.set(name, group)
    if (codingChallenge) byStatus[progress.codingStatus(key)].push(key)
  }
  const [unsolved, found, fixed] = byStatus
  return {
    challenges: [...groups.values()],
    coding: { 'find it': found.length, 'fix it': fixed.length, unsolved: unsolved.length },
    accuracy: {
      'find it': accuracy('find it', progress.attempts, [...found, ...fixed]),
      'fix it': accuracy('fix it', progress.attempts, fixed),
    },
    cheatScore: progress.totalCheatScore,
  }
}
