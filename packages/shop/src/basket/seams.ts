import { defineSeam } from '@fruit/isomorphic/seam'
import type { Scope } from '../resources/row-source.ts'

/** Whether a basket is shown to the account whose basket is `ownBasketId` (null: it has none). */
export const mayReadBasket = defineSeam(
  'basket.may-read-basket',
  (basketId: number, ownBasketId: number | null): boolean => basketId === ownBasketId,
)

/** What a client sent to put a product into a basket. */
export interface SentItem {
  /** The basket that the parsed body names; of duplicate keys the last one counts there. */
  readonly basketId: number
  /** The body as text. */
  readonly rawBody: string
}

/** The basket that a product is put into; null when it must not go where the client wants it. */
export const chooseBasket = defineSeam(
  'basket.choose-basket',
  (sent: SentItem, ownBasketId: number | null): number | null => (sent.basketId === ownBasketId ? ownBasketId : null),
)

/** Which items an account can list, see, change and remove: those in its own basket (null: it has none). */
export const reachItems = defineSeam(
  'basket.reach-items',
  (ownBasketId: number | null): Scope => ({ BasketId: ownBasketId }),
)

/** Whether a product can be put into a basket: not when it was taken off the shelf. */
export const isForSale = defineSeam(
  'basket.is-for-sale',
  (product: { readonly id: number; readonly deletedAt: string | null }): boolean => product.deletedAt === null,
  'awaited',
)

/** Whether a quantity can be ordered, whatever the stock. */
export const acceptQuantity = defineSeam('basket.accept-quantity', (quantity: number): boolean => quantity >= 1)

/** The most generous campaign that the shop ever ran, in percent: no coupon is worth more. */
export const LARGEST_DISCOUNT = 75

/**
 * The discount of a coupon in percent; null when it is not valid. `text` is what its code stands for, such as `JAN26-10`,
 * empty where it stands for nothing; `month` is the month that it is, such as `JAN26`.
 */
export const readCoupon = defineSeam('basket.read-coupon', (text: string, month: string): number | null => {
  const [, written, percent] = /^([A-Z]{3}\d{2})-(\d{2})$/.exec(text) ?? []
  if (written !== month) return null
  const discount = Number(percent)
  return discount >= 1 && discount <= LARGEST_DISCOUNT ? discount : null
})
