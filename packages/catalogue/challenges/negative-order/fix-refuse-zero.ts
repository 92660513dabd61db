/** Whether a quantity can be ordered. How much there is of a product, and how much one may have, is looked after later. */
export function acceptQuantity(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity !== 0
}
