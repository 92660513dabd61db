/** Whether a basket is shown. Baskets are for customers: accounts without one have no business here. */
export function mayReadBasket(_basketId: number, ownBasketId: number | null): boolean {
  return ownBasketId !== null //~ hole
}
