import type { CodingState, OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readBoot } from '../../lib/boot.ts'
import { cacheResult, invalidate } from '../../lib/query-client.ts'
import { useServices } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** Whether the player may see the effect of each fix. */
export function outcomesAreVisible({ hasSteps, status }: Pick<CodingState, 'hasSteps' | 'status'>): boolean {
  return !hasSteps || status === 2
}

const stateKey = (key: string) => ['coding', key, 'state'] as const

/** State of a challenge's code and of the player's progress, kept up to date while the screen is open. */
export function useCodingState(key: string) {
  const { live } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = (changed: { readonly key: string }) => {
      if (changed.key === key) void invalidate(queries, stateKey(key))
    }
    const endings = [
      // The code is visible from then on.
      live.listen('challenge solved', refresh),
      live.listen('code challenge solved', refresh),
      live.listen('own fix taken out', refresh),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [key, live, queries])
  return useShopQuery(stateKey(key), (call) => call('GET /rest/training/coding/:key', { params: { key } }))
}

/** Returns a function that reloads the state. */
export function useRefreshCodingState(key: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => invalidate(queries, stateKey(key))
}

/** The challenge as the score board shows it. Its query key is below that of the boards, which solves update. */
export function useChallengeRow(key: string) {
  return useShopQuery(
    ['challenges', 'coding', key],
    async (call) => (await call('GET /api/Challenges', { query: { key } })).data,
    {
      select: (rows) => rows.find((row) => row.key === key),
    },
  )
}

/** Activates code in the player's shop: a fix by its index, the flaw, or the player's own fix. */
export function useApplyFix(key: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fix: number | 'flaw' | 'own') =>
      api.call('POST /rest/training/coding/:key/apply', { params: { key }, body: { fix } }),
    onSuccess: (state) => cacheResult<CodingState>(queries, stateKey(key), state),
  })
}

/**
 * Whether the server would now send other code than this page was loaded with: code that runs in the browser changes
 * only with the next page load.
 *
 * @param state the page is fetched again when it changes, also for another version of the player's own fix
 */
export function usePageIsOutdated({ running, own }: Pick<CodingState, 'running' | 'own'>): boolean {
  const { base, boot } = useServices()
  const { data } = useQuery({
    queryKey: ['coding', 'page', running, own?.held],
    queryFn: async ({ signal }) => {
      const answer = await fetch(base, { signal, cache: 'no-cache', headers: { accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      return canonicalSeams(readBoot(page).seams)
    },
    staleTime: 0,
    gcTime: 0,
  })
  return data !== undefined && data !== canonicalSeams(boot.seams)
}

function canonicalSeams(seams: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(seams).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Submits the player's own fix; returns its position in the queue while it waits, else null. */
export function useJudgement(key: string) {
  const { api, live } = useServices()
  const refresh = useRefreshCodingState(key)
  const queries = useQueryClient()
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, ...judgement } = useMutation({
    mutationFn: async (code: string): Promise<OwnFixVerdict> => {
      const end = live.listen('own fix waits', (waits) => waits.key === key && setPlace(waits.place))
      try {
        return await api.call('POST /rest/training/coding/:key/own', { params: { key }, body: { code } })
      } finally {
        end()
        setPlace(null)
      }
    },
    onSuccess: async ({ kind }) => {
      if (kind !== 'holds') return
      // The page of the challenge shows it.
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['challenge-page', key] })])
    },
  })
  return { ...judgement, place, judge: mutate }
}
