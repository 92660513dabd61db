import type { Product } from '@fruit/contracts/calls/products'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CallAnswer } from '../../lib/calls.ts'
import { errorText } from '../../lib/error-text.ts'
import { useServices, useSession } from '../../lib/services.ts'
import type { Session } from '../../lib/session.ts'
import { useShopQuery } from '../../lib/use-shop-query.ts'

/** A basket with its products. */
export type Basket = NonNullable<CallAnswer<'GET /rest/basket/:id'>['data']>

/** A product in a basket; `BasketItem` contains its quantity. */
export type BasketLine = Basket['Products'][number]

const BASKET = ['basket']

const basketKey = ({ state, basketId }: Session) => [...BASKET, state.token, basketId]

/** Changes of the basket run one after the other, so that two quick clicks count twice. */
const BASKET_SCOPE = { id: 'basket' }

/** The customer's basket; its data is null if the server does not know it. */
export function useBasket() {
  const { session } = useServices()
  const { token } = useSession()
  const id = session.basketId
  return useShopQuery(
    basketKey(session),
    async (call) => (id === null ? null : (await call('GET /rest/basket/:id', { params: { id } })).data),
    { enabled: token !== null },
  )
}

/** Number of pieces in the basket. */
export function pieceCount(lines: readonly Pick<BasketLine, 'BasketItem'>[]): number {
  return lines.reduce((sum, { BasketItem }) => sum + BasketItem.quantity, 0)
}

/** Adds one piece of a product to the basket, or increases its quantity, and shows a confirmation. */
export function useAddToBasket() {
  const { api, session } = useServices()
  return useBasketChange(async (product: Product) => {
    const id = session.basketId ?? ''
    const { data } = await api.call('GET /rest/basket/:id', { params: { id } })
    const item = data?.Products.find((each) => each.id === product.id)?.BasketItem
    if (item) {
      await api.call('PUT /api/BasketItems/:id', { params: { id: item.id }, body: { quantity: item.quantity + 1 } })
      return { text: 'BASKET_ADD_SAME_PRODUCT', product: product.name } as const
    }
    await api.call('POST /api/BasketItems', { body: { ProductId: product.id, BasketId: id, quantity: 1 } })
    return { text: 'BASKET_ADD_PRODUCT', product: product.name } as const
  })
}

interface QuantityStep {
  readonly line: BasketLine
  /** Relative to the quantity after the previous step. */
  readonly step: 1 | -1
}

/** Increases or decreases the quantity of a product, to at least 1. */
export function useChangeQuantity() {
  const { api, session } = useServices()
  const queries = useQueryClient()
  return useBasketChange(async ({ line: { BasketItem }, step }: QuantityStep) => {
    const basket = queries.getQueryData<Basket | null>(basketKey(session))
    const { id, quantity } =
      basket?.Products.find((each) => each.BasketItem.id === BasketItem.id)?.BasketItem ?? BasketItem
    if (step > 0 || quantity > 1)
      await api.call('PUT /api/BasketItems/:id', { params: { id }, body: { quantity: Math.max(1, quantity + step) } })
    return null
  })
}

/** Removes a product from the basket and shows a confirmation. */
export function useRemoveFromBasket() {
  const { api } = useServices()
  return useBasketChange(async (line: BasketLine) => {
    await api.call('DELETE /api/BasketItems/:id', { params: { id: line.BasketItem.id } })
    return { text: 'BASKET_REMOVE_PRODUCT', product: line.name } as const
  })
}

/** Confirmation of a change; null if the visible result is enough. */
type ChangeMessage = {
  readonly text: 'BASKET_ADD_PRODUCT' | 'BASKET_ADD_SAME_PRODUCT' | 'BASKET_REMOVE_PRODUCT'
  readonly product: string
} | null

/** @param change makes the calls; the server's message is shown if it is rejected */
function useBasketChange<What>(change: (what: What) => Promise<ChangeMessage>) {
  const { snackbars } = useServices()
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: change,
    scope: BASKET_SCOPE,
    onSuccess: (news) => {
      if (!news) return
      const isIn = news.text !== 'BASKET_REMOVE_PRODUCT'
      const look = { text: t('YOUR_BASKET'), run: () => void navigate('/basket') }
      snackbars.show('confirmation', t(news.text, { product: news.product }), isIn ? look : null)
    },
    onError: (error) => snackbars.show('error', errorText(error, t)),
    // Also after a rejection, because the basket may have changed elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: BASKET }),
  })
}
