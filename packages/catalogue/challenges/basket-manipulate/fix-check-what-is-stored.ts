import type { SentItem } from '@fruit/shop/basket/seams'

/** The basket that a product is put into; null when it must not go where the client wants it. */
export function chooseBasket(sent: SentItem, ownBasketId: number | null): number | null {
  if (sent.basketId !== ownBasketId) return null
  return sent.basketId
}
