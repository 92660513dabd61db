import type { Boot } from '@fruit/contracts/boot'
import { CallError } from '@fruit/look/api.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../lib/error-text.ts'
import { useServices } from '../../lib/services.ts'

/** Products whose name or description contains the term; all products for an empty term. */
export function useProducts(term: string) {
  const { api, boot } = useServices()
  return useQuery({
    queryKey: ['products', term],
    queryFn: async ({ signal }) => (await api.call('GET /rest/products/search', { query: { q: term }, signal })).data,
    initialData: term === '' ? [...boot.products] : undefined,
    // The data in the page is as old as the page.
    initialDataUpdatedAt: performance.timeOrigin,
    placeholderData: keepPreviousData,
  })
}

/** Loads a product that was shown elsewhere, such as in an order; shows a message if it is no longer sold. */
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

/** Pieces in stock by product id. */
export function useStock(): ReadonlyMap<number, number> {
  const { api, boot } = useServices()
  const { data } = useQuery({
    queryKey: ['stock'],
    queryFn: async ({ signal }): Promise<Boot['stock']> => (await api.call('GET /api/Quantitys', { signal })).data,
    initialData: boot.stock,
    // The data in the page is as old as the page.
    initialDataUpdatedAt: performance.timeOrigin,
    select: (rows) => new Map(rows.map((row) => [row.ProductId, row.quantity])),
  })
  return data
}
