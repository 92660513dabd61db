import type { Order } from '@fruit/contracts/calls/orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

type Product = CallAnswer<'GET /api/Products'>['data'][number]
type Stock = CallAnswer<'GET /api/Quantitys'>['data'][number]

/** A product for sale with its stock; null if it has no stock record. */
export interface StockedProduct {
  readonly product: Product
  readonly stock: Stock | null
}

const ORDERS = 'all-orders'
const PRODUCTS = 'counted-products'

/** The orders of all customers, newest first. */
export function useAllOrders() {
  const { token } = useSession()
  return useShopQuery([ORDERS, token], async (call) => (await call('GET /rest/order-history/orders')).data)
}

/** All products for sale with their stock, sorted by name. */
export function useStockedProducts() {
  const { api } = useServices()
  return useQuery({
    queryKey: [PRODUCTS],
    queryFn: async ({ signal }): Promise<StockedProduct[]> => {
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

/** Toggles the delivery status of an order. */
export function useToggleDelivery() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useAccountingMutation(ORDERS, async ({ _id, orderId, delivered }: Order) => {
    // The server negates the value: it expects the current status of the order.
    await api.call('PUT /rest/order-history/:id/delivery-status', {
      params: { id: _id },
      body: { deliveryStatus: delivered },
    })
    return t(delivered ? 'ORDER_NOW_IN_TRANSIT' : 'ORDER_NOW_DELIVERED', { orderId })
  })
}

/** Changes the price of a product. */
export function useSetPrice() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useAccountingMutation(
    PRODUCTS,
    async ({ product, to }: { readonly product: Product; readonly to: number }) => {
      await api.call('PUT /api/Products/:id', { params: { id: product.id }, body: { price: to } })
      return t('PRICE_SAVED', { product: product.name })
    },
  )
}

interface QuantityChange {
  readonly product: Product
  readonly stock: Stock
  readonly to: number
}

/** Changes the stock of a product. */
export function useSetQuantity() {
  const { api } = useServices()
  const { t } = useTranslation()
  return useAccountingMutation(PRODUCTS, async ({ product, stock, to }: QuantityChange) => {
    await api.call('PUT /api/Quantitys/:id', { params: { id: stock.id }, body: { quantity: to } })
    return t('QUANTITY_SAVED', { product: product.name })
  })
}

/** First parts of the query keys of the shop window. */
const SHOP_WINDOW = ['products', 'stock'] as const

/**
 * A mutation of the accounting screens that shows its result.
 *
 * @param changed first part of the query key to invalidate
 * @param book makes the change, and returns the text that confirms it
 */
function useAccountingMutation<What>(changed: string, book: (what: What) => Promise<string>) {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: book,
    onSuccess: (text) => snackbars.show('confirmation', text),
    onError: (error) => snackbars.show('error', errorText(error, t)),
    // Also after a rejection, because another user may have changed it. The mutation is pending until then.
    onSettled: () =>
      Promise.all([changed, ...SHOP_WINDOW].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
