import type { SentItem } from '@fruit/shop/basket/seams'

/** The basket that a product is put into; null when it must not go where the client wants it. */
export function chooseBasket(sent: SentItem, ownBasketId: number | null): number | null {
  // Numbers and their digits are both fine, so this looks at the text.
  const named = /"BasketId"\s*:\s*"?(\d+)/.exec(sent.rawBody) //~ hole
  if (named && Number(named[1]) !== ownBasketId) return null //~ hole
  return sent.basketId //~ hole
}
