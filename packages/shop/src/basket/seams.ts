import { defineSeam } from '@fruit/isomorphic/seam'
import type { Scope } from '../resources/row-source.ts'

/** Decides whether a basket is shown to the account whose basket is `ownBasketId` (null when it has none). */
export const mayReadBasket = defineSeam(
  'basket.may-read-basket',
  (basketId: number, ownBasketId: number | null): boolean => basketId === ownBasketId,
)

/** The request to put a product into a basket. */
export interface SentItem {
  /** The basket in the parsed body; of duplicate keys, the last one counts. */
  readonly basketId: number
  /** The body as text. */
  readonly rawBody: string
}

/** The basket that a product is put into; null when the requested basket is not allowed. */
export const chooseBasket = defineSeam(
  'basket.choose-basket',
  (sent: SentItem, ownBasketId: number | null): number | null => (sent.basketId === ownBasketId ? ownBasketId : null),
)

/** The items that an account can list, read, change and remove: those in its own basket (null when it has none). */
export const reachItems = defineSeam(
  'basket.reach-items',
  (ownBasketId: number | null): Scope => ({ BasketId: ownBasketId }),
)

/** Decides whether a product can be put into a basket: not when it is no longer sold. */
export const isForSale = defineSeam(
  'basket.is-for-sale',
  (product: { readonly id: number; readonly deletedAt: string | null }): boolean => product.deletedAt === null,
  'awaited',
)

/** Decides whether a quantity can be ordered, regardless of the stock. */
export const acceptQuantity = defineSeam('basket.accept-quantity', (quantity: number): boolean => quantity >= 1)

/** Discount of the most generous campaign of the shop, in percent: no coupon gives more. */
export const MAX_DISCOUNT = 75

/**
 * The discount of a coupon in percent; null when it is not valid. `text` is the decoded code, such as `JAN26-10`, empty
 * when it could not be decoded. `month` is the current month, such as `JAN26`.
 */
export const readCoupon = defineSeam('basket.read-coupon', (text: string, month: string): number | null => {
  const [, written, percent] = /^([A-Z]{3}\d{2})-(\d{2})$/.exec(text) ?? []
  if (written !== month) return null
  const discount = Number(percent)
  return discount >= 1 && discount <= MAX_DISCOUNT ? discount : null
})
