import type { CodingState, OwnFixVerdict } from '@fruit/contracts/calls/coding'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readBoot } from '../../lib/boot.ts'
import { askAnew, showAnswer } from '../../lib/query-client.ts'
import { useServices } from '../../lib/services.ts'

/** Whether the player may know what each fix does. */
export function isToldOf({ hasSteps, status }: Pick<CodingState, 'hasSteps' | 'status'>): boolean {
  return !hasSteps || status === 2
}

const stateKey = (key: string) => ['coding', key, 'state'] as const

/** What runs at the place of a challenge and how far its player came, kept up to date while the screen is open. */
export function useCodingState(key: string) {
  const { api, live } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = (changed: { readonly key: string }) => {
      if (changed.key === key) void askAnew(queries, stateKey(key))
    }
    const endings = [
      // The code is shown from then on.
      live.listen('challenge solved', refresh),
      live.listen('code challenge solved', refresh),
      live.listen('own fix taken out', refresh),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [key, live, queries])
  return useQuery({
    queryKey: stateKey(key),
    queryFn: ({ signal }) => api.call('GET /rest/training/coding/:key', { params: { key }, signal }),
  })
}

/** Asks anew what runs and how far the player came. */
export function useRefreshCodingState(key: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => askAnew(queries, stateKey(key))
}

/** The challenge as the score board shows it; the key of the query is shared with the boards, which follow solves. */
export function useChallengeRow(key: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['challenges', 'coding', key],
    queryFn: async ({ signal }) => (await api.call('GET /api/Challenges', { query: { key }, signal })).data,
    select: (rows) => rows.find((row) => row.key === key),
  })
}

/** Puts code in place in the player's shop: a fix by its index, the flaw, or the player's own. */
export function useApplyFix(key: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (fix: number | 'flaw' | 'own') =>
      api.call('POST /rest/training/coding/:key/apply', { params: { key }, body: { fix } }),
    onSuccess: (state) => showAnswer<CodingState>(queries, stateKey(key), state),
  })
}

/**
 * Whether the shop would send this browser other code than this page was loaded with: what runs in the browser changes
 * with the next load of the page only.
 *
 * @param state when what runs changes, also to another version of the player's own fix, the page is asked for anew
 */
export function usePageIsOutdated({ running, own }: Pick<CodingState, 'running' | 'own'>): boolean {
  const { base, boot } = useServices()
  const { data } = useQuery({
    queryKey: ['coding', 'page', running, own?.held],
    queryFn: async ({ signal }) => {
      const answer = await fetch(base, { signal, cache: 'no-cache', headers: { accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      return sorted(readBoot(page).seams)
    },
    staleTime: 0,
    gcTime: 0,
  })
  return data !== undefined && data !== sorted(boot.seams)
}

function sorted(seams: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(seams).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Has a fix of the player's own judged; tells its place in the queue while it waits, and null before and after. */
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
      // The page of the challenge tells of it.
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['challenge-page', key] })])
    },
  })
  return { ...judgement, place, judge: mutate }
}
