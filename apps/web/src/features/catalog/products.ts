import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services.ts'

/** Products whose name or description holds the term; all products for an empty term. */
export function useProducts(term: string) {
  const { api, boot } = useServices()
  return useQuery({
    queryKey: ['products', term],
    queryFn: async ({ signal }) => (await api.call('GET /rest/products/search', { query: { q: term }, signal })).data,
    initialData: term === '' ? [...boot.products] : undefined,
    placeholderData: keepPreviousData,
  })
}

/** How many of each product are left, by id of the product; empty until it is known. */
export function useStock(): ReadonlyMap<number, number> {
  const { api } = useServices()
  const { data } = useQuery({
    queryKey: ['stock'],
    queryFn: async ({ signal }) => (await api.call('GET /api/Quantitys', { signal })).data,
    select: (rows) => new Map(rows.map((row) => [row.ProductId, row.quantity])),
  })
  return data ?? NOTHING_KNOWN
}

const NOTHING_KNOWN: ReadonlyMap<number, number> = new Map()
