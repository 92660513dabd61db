import type { ProgressTally } from '@fruit/contracts/calls/training'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../lib/services.ts'

const TALLY = ['progress-tally']

/**
 * The player's progress, shared by all screens. The page contains the initial value; it is fetched again only when it
 * is invalidated.
 */
export function useTally(): ProgressTally {
  const { api, boot } = useServices()
  const { data } = useQuery({
    queryKey: TALLY,
    queryFn: ({ signal }) => api.call('GET /rest/training/progress', { signal }),
    initialData: boot.progress,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Invalidates the progress, so that it is fetched again. */
export function refreshTally(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: TALLY })
}
