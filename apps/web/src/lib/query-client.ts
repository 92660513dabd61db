import { QueryClient, type QueryKey, type Updater } from '@tanstack/react-query'
import { CallError } from './api.ts'

/** For so long, in milliseconds, an answer is used again without asking anew. */
const FRESH_FOR = 10_000

/** Whatever the browser says of its network: the shop may run on the same machine, and what fails is to be told. */
const ASKS = 'always'

/** What calls answered. A call that got no answer is made again; one that was refused would be refused again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        networkMode: ASKS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => error instanceof CallError && error.status === 0 && failures < 2,
      },
      mutations: { networkMode: ASKS },
    },
  })
}

/** Asks anew for what is known below a key. What is on its way is not waited for: it may have been answered before the change. */
export async function askAnew(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey, predicate: (query) => !query.isStatic() })
  await queries.invalidateQueries({ queryKey })
}

/** Shows what an act was answered. What is on its way may have been answered before the act: it is asked for anew. */
export function showAnswer<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  data: Updater<Data | undefined, Data | undefined>,
): void {
  queries.setQueryData<Data>(queryKey, data)
  if (queries.isFetching({ queryKey }) > 0) void askAnew(queries, queryKey)
}
