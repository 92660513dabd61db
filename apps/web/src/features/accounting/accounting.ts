import type { Order } from '@fruit/contracts/calls/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'

type Product = CallAnswer<'GET /api/Products'>['data'][number]
type Stock = CallAnswer<'GET /api/Quantitys'>['data'][number]

/** A product for sale, and how many are left; null: nobody counts it. */
export interface CountedProduct {
  readonly product: Product
  readonly stock: Stock | null
}

const ORDERS = 'all-orders'
const PRODUCTS = 'counted-products'

/** The orders of all customers, newest first. */
export function useAllOrders() {
  const { api } = useServices()
  const { token } = useSession()
  return useQuery({
    queryKey: [ORDERS, token],
    queryFn: async ({ signal }) => (await api.call('GET /rest/order-history/orders', { signal })).data,
  })
}

/** Every product for sale with its stock, by name. */
export function useCountedProducts() {
  const { api } = useServices()
  return useQuery({
    queryKey: [PRODUCTS],
    queryFn: async ({ signal }): Promise<CountedProduct[]> => {
      const [products, rows] = await Promise.all([
        api.call('GET /api/Products', { signal }),
        api.call('GET /api/Quantitys', { signal }),
      ])
      const byProduct = new Map(rows.data.map((row) => [row.ProductId, row]))
      return products.data
        .map((product) => ({ product, stock: byProduct.get(product.id) ?? null }))
        .sort((a, b) => a.product.name.localeCompare(b.product.name))
    },
  })
}

/** Turns the delivery status of an order around. */
export function useTurnDelivery() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useBooked(ORDERS, async ({ _id, orderId, delivered }: Order) => {
    // The shop turns what it gets: it is sent the status that the order has now.
    await api.call('PUT /rest/order-history/:id/delivery-status', {
      params: { id: _id },
      body: { deliveryStatus: delivered },
    })
    return t(delivered ? 'ORDER_NOW_IN_TRANSIT' : 'ORDER_NOW_DELIVERED', { orderId })
  })
}

/** Sets what a product costs. */
export function useSetPrice() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useBooked(PRODUCTS, async ({ product, to }: { readonly product: Product; readonly to: number }) => {
    await api.call('PUT /api/Products/:id', { params: { id: product.id }, body: { price: to } })
    return t('PRICE_SAVED', { product: product.name })
  })
}

interface Recount {
  readonly product: Product
  readonly stock: Stock
  readonly to: number
}

/** Sets how many of a product are left. */
export function useSetQuantity() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useBooked(PRODUCTS, async ({ product, stock, to }: Recount) => {
    await api.call('PUT /api/Quantitys/:id', { params: { id: stock.id }, body: { quantity: to } })
    return t('QUANTITY_SAVED', { product: product.name })
  })
}

/** First parts of the keys of what the shop window shows. */
const SHOP_WINDOW = ['products', 'stock'] as const

/**
 * A change of the books, which says how it went.
 *
 * @param changed first part of the key of what is to be read anew
 * @param book makes the change, and gives the words that confirm it
 */
function useBooked<What>(changed: string, book: (what: What) => Promise<string>) {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: book,
    onSuccess: (text) => snackbars.show('confirmation', text),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    // Also after a refusal: somebody else may have changed it. Until then the change counts as under way.
    onSettled: () =>
      Promise.all([changed, ...SHOP_WINDOW].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
