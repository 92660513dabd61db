import type { ChallengePage, ChallengeRow } from '@fruit/contracts/calls/training'
import { byPlayOrder } from '@fruit/isomorphic/challenges/play-order'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Api } from '../../../lib/calls.ts'
import { cacheResult, invalidate } from '../../../lib/query-client.ts'
import { useConfiguration, useServices } from '../../../lib/services.ts'
import { NEXT_STEPS, PATHS } from '../../../lib/training-queries.ts'
import { useShopQuery } from '../../../lib/use-shop-query.ts'
import { boardRows } from './board-rows.ts'
import { refreshTally } from './tally.ts'

const ALL = ['challenges']
const PAGES = ['challenge-page']
/** State of coding challenges: a reset removes fixes. */
const CODE = ['coding']
/** Resets that can be undone. */
export const UNDOS = ['undos']

/** Options of the query for all challenges. */
function allChallenges(api: Api) {
  return queryOptions({
    queryKey: [...ALL, 'all'],
    queryFn: async ({ signal }) => (await api.call('GET /api/Challenges', { query: {}, signal })).data,
  })
}

/**
 * Prefetches all challenges before their screen has loaded.
 *
 * @returns resolves when the request has completed or failed
 */
export function prefetchChallenges(queries: QueryClient, api: Api): Promise<void> {
  return queries.prefetchQuery(allChallenges(api))
}

/** All challenges as boards show them, sorted by difficulty, and kept up to date while the screen is open. */
export function useChallenges() {
  const { codingChallengesEnabled } = useConfiguration().challenges
  const { api } = useServices()
  return useQuery({
    ...allChallenges(api),
    select: useCallback(
      (rows: readonly ChallengeRow[]) => boardRows(rows, codingChallengesEnabled).toSorted(byPlayOrder),
      [codingChallengesEnabled],
    ),
  })
}

/** The data of a challenge's page. */
export function useChallengePage(key: string) {
  return useShopQuery([...PAGES, key], (call) => call('GET /rest/training/challenges/:key', { params: { key } }))
}

/** Opens the next hint of a challenge. */
export function useOpenHint(key: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('POST /rest/training/challenges/:key/hints', { params: { key } }),
    onSuccess: ({ hints }) =>
      cacheResult<ChallengePage>(queries, [...PAGES, key], (page) => page && { ...page, hints }),
  })
}

/** Returns a function that reloads all data about progress, in this tab and others, after the player has changed it. */
export function useRefreshProgress(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => {
    notifyOtherTabs()
    return refreshProgress(queries)
  }
}

function refreshProgress(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    refreshTally(queries),
    ...[ALL, PAGES, NEXT_STEPS, PATHS, CODE, UNDOS].map((queryKey) => invalidate(queries, queryKey)),
  ])
}

/** Applies solves that the server pushes to all queries that show challenges. */
export function useSolveUpdates(): void {
  const { live } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const change = (key: string, changes: Partial<ChallengeRow>) => {
      queries.setQueriesData<ChallengeRow[]>({ queryKey: ALL }, (rows) =>
        rows?.map((row) => (row.key === key ? { ...row, ...changes } : row)),
      )
      // A list that is being fetched may not contain it yet.
      if (queries.isFetching({ queryKey: ALL }) > 0) void invalidate(queries, ALL)
      // Explanations, prerequisites and suggestions of a page change with any solve.
      void invalidate(queries, PAGES)
    }
    const endSolved = live.listen('challenge solved', ({ key }) => {
      change(key, { solved: true })
      void refreshTally(queries)
      void invalidate(queries, NEXT_STEPS)
      void invalidate(queries, PATHS)
    })
    const endCode = live.listen('code challenge solved', ({ key, codingChallengeStatus }) =>
      change(key, { codingChallengeStatus }),
    )
    const refresh = () => void refreshProgress(queries)
    const endBreaks = live.listen('connected again', refresh)
    const endTabs = listenToOtherTabs(refresh)
    return () => {
      endBreaks()
      endTabs()
      endSolved()
      endCode()
    }
  }, [live, queries])
}

/** Channel on which tabs of one browser report changed progress, such as a reset, which no solve event reports. */
const CHANNEL = 'progress-changed'

/** Notifies the other tabs. */
function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** @returns a function that ends the subscription */
function listenToOtherTabs(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = changed
  return () => channel.close()
}
