import type { ChallengeRow } from '@fruit/contracts/calls/training'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../lib/services.ts'

const ALL = ['challenges']

/** The challenge that opens the way to the score board. */
const DOOR = { key: 'scoreBoardChallenge', name: 'Score Board' }

/** All challenges with their state, kept up to date while the screen is open. */
export function useChallenges() {
  const { api } = useServices()
  return useQuery({
    queryKey: [...ALL, 'all'],
    queryFn: async ({ signal }) => (await api.call('GET /api/Challenges', { query: {}, signal })).data,
  })
}

/** Whether menus may lead to the score board: once the player found it. */
export function useScoreBoardIsKnown(): boolean {
  const { api } = useServices()
  const { data } = useQuery({
    queryKey: [...ALL, DOOR.key],
    queryFn: async ({ signal }) => (await api.call('GET /api/Challenges', { query: { name: DOOR.name }, signal })).data,
    select: (rows) => rows.some((row) => row.key === DOOR.key && row.solved),
  })
  return data ?? false
}

/** Carries solves that the shop tells of into everything that shows challenges. */
export function useFollowSolves(): void {
  const { live } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const change = (key: string, changes: Partial<ChallengeRow>) => {
      queries.setQueriesData<ChallengeRow[]>({ queryKey: ALL }, (rows) =>
        rows?.map((row) => (row.key === key ? { ...row, ...changes } : row)),
      )
    }
    const endSolved = live.listen('challenge solved', ({ key }) => change(key, { solved: true }))
    const endCode = live.listen('code challenge solved', ({ key, codingChallengeStatus }) =>
      change(key, { codingChallengeStatus }),
    )
    return () => {
      endSolved()
      endCode()
    }
  }, [live, queries])
}
