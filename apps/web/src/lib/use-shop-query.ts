import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from './calls.ts'
import { useServices } from './services.ts'

/** Fetches data of the shop. @param ask makes the calls; they are aborted when the query is cancelled */
export function useShopQuery<Data, Selected = Data>(
  queryKey: QueryKey,
  ask: (call: Api['call']) => Promise<Data>,
  options: Omit<UseQueryOptions<Data, Error, Selected>, 'queryKey' | 'queryFn'> = {},
) {
  const { api } = useServices()
  return useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => ask((address, ...[input]) => api.call(address, ...([{ ...input, signal }] as never))),
  })
}
