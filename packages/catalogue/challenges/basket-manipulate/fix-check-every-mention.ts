import type { SentItem } from '@fruit/shop/basket/seams'

/** The basket that a product is put into; null when it must not go where the client wants it. */
export function chooseBasket(sent: SentItem, ownBasketId: number | null): number | null {
  for (const [, named] of sent.rawBody.matchAll(/"BasketId"\s*:\s*"?(\d+)/g)) {
    if (Number(named) !== ownBasketId) return null
  }
  return sent.basketId
}
