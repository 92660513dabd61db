import type { ProgressTally } from '@fruit/contracts/calls/training'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services.ts'

const TALLY = ['progress-tally']

/** How far the player got, as every screen shows it. The page brings it; it is asked for when it has changed. */
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

/** Asks for it anew. */
export function refreshTally(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: TALLY })
}
