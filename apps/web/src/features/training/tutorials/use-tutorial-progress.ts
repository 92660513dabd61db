import type { ChallengeRow } from '@fruit/contracts/calls/training'
import type { StepCondition } from '@fruit/contracts/calls/tutorials'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useServices } from '../../../lib/services.ts'

/** The player's solves since a tutorial began. */
export interface TutorialProgress {
  isSolved(key: string): boolean
  codeStatus(key: string): 0 | 1 | 2
  /** Whether the condition was true before the tutorial began: then the step cannot wait for it. */
  isOld(end: StepCondition): boolean
}

/** Tracks solves while a tutorial is open; null until the state before it is known. */
export function useTutorialProgress(): TutorialProgress | null {
  const { api } = useServices()
  const { data: rows, isFetching } = useQuery({
    // Below the key of all lists of challenges, which solves update.
    queryKey: ['challenges', 'tutorial'],
    queryFn: async ({ signal }) => (await api.call('GET /api/Challenges', { query: {}, signal })).data,
  })
  const atStart = useRef<readonly ChallengeRow[] | undefined>(undefined)
  // Cached data may be older than a reset.
  if (!isFetching) atStart.current ??= rows
  const before = atStart.current
  if (!rows || !before) return null
  const find = (among: readonly ChallengeRow[], key: string) => among.find((row) => row.key === key)
  const isOld = (end: StepCondition) => {
    if (end.kind === 'solved') return find(before, end.key)?.solved === true
    return end.kind === 'code-solved' && (find(before, end.key)?.codingChallengeStatus ?? 0) >= end.status
  }
  return {
    isSolved: (key) => find(rows, key)?.solved === true && !isOld({ kind: 'solved', key }),
    codeStatus: (key) => {
      const status = find(rows, key)?.codingChallengeStatus ?? 0
      return status === (find(before, key)?.codingChallengeStatus ?? 0) ? 0 : status
    },
    isOld,
  }
}
