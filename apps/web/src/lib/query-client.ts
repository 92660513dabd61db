import { CallError } from '@fruit/look/api.ts'
import { QueryClient, type QueryKey, type Updater } from '@tanstack/react-query'

/** Time for which a response is reused without another request, in milliseconds. */
const STALE_TIME_MS = 10_000

/** Ignores the browser's online state: the shop may run on the same machine, and failures must be shown. */
const NETWORK_MODE = 'always'

/** Creates the cache of responses. Requests without a response are retried; error responses are not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        networkMode: NETWORK_MODE,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof CallError && error.status === 0 && failures < 2,
      },
      mutations: { networkMode: NETWORK_MODE },
    },
  })
}

/**
 * Invalidates all queries below a key and fetches the active ones again. Requests in flight are cancelled: their
 * responses may be older than the change.
 */
export async function invalidate(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, predicate: (query) => !query.isStatic() })
  await queries.invalidateQueries({ queryKey })
}

/** Stores the result of a mutation in the cache. Requests in flight may be older than the mutation and are repeated. */
export function cacheResult<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Updater<Data | undefined, Data | undefined>,
): void {
  queries.setQueryData<Data>(queryKey, data)
  if (queries.isFetching({ queryKey }) > 0) void invalidate(queries, queryKey)
}
