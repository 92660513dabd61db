import { defineFact } from '@fruit/world/visits/fact'

/** A basket was shown. `ownBasketId` is the basket of the requesting account, null when it has none. */
export const basketRead = defineFact<{ basketId: number; ownBasketId: number | null }>('basket.basket-read', {
  isShown: true,
})

/** A product was put into a basket, or its quantity there was changed. */
export const basketItemStored = defineFact<{
  how: 'added' | 'changed'
  itemId: number
  basketId: number
  ownBasketId: number | null
  productId: number
  quantity: number
}>('basket.basket-item-stored')

/** A product was taken out of a basket. */
export const basketItemRemoved = defineFact<{ itemId: number; basketId: number; ownBasketId: number | null }>(
  'basket.basket-item-removed',
)

/** A coupon was put on a basket; `discount` in percent. */
export const couponApplied = defineFact<{ basketId: number; code: string; discount: number }>('basket.coupon-applied')
