/** Whether a basket is shown: each account sees its own. */
export function mayReadBasket(basketId: number, ownBasketId: number | null): boolean {
  return basketId === ownBasketId
}
