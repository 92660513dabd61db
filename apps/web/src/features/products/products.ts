import type { Boot } from '@fruit/contracts/boot'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/api.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'

/** Products whose name or description holds the term; all products for an empty term. */
export function useProducts(term: string) {
  const { api, boot } = useServices()
  return useQuery({
    queryKey: ['products', term],
    queryFn: async ({ signal }) => (await api.call('GET /rest/products/search', { query: { q: term }, signal })).data,
    initialData: term === '' ? [...boot.products] : undefined,
    // They are as old as the page.
    initialDataUpdatedAt: performance.timeOrigin,
    placeholderData: keepPreviousData,
  })
}

/** Looks a product up that was seen elsewhere, such as in an order; says so when it is no longer sold. */
export function useFindProduct() {
  const { api, snackbars } = useServices()
  const { t } = useTranslation()
  return useMutation({
    mutationFn: async ({ id }: { readonly id: number; readonly name: string }) =>
      (await api.call('GET /api/Products/:id', { params: { id } })).data,
    onError: (error, { name }) =>
      snackbars.show(
        'error',
        error instanceof CallError && error.status === 404 ? t('PRODUCT_GONE', { product: name }) : errorText(error, t),
      ),
  })
}

/** How many of each product are left, by id of the product. */
export function useStock(): ReadonlyMap<number, number> {
  const { api, boot } = useServices()
  const { data } = useQuery({
    queryKey: ['stock'],
    queryFn: async ({ signal }): Promise<Boot['stock']> => (await api.call('GET /api/Quantitys', { signal })).data,
    initialData: boot.stock,
    // It is as old as the page.
    initialDataUpdatedAt: performance.timeOrigin,
    select: (rows) => new Map(rows.map((row) => [row.ProductId, row.quantity])),
  })
  return data
}
