/** Coupons are worth ten percent at most. */
export function limitDiscount(asked: number): number | null {
  return Number.isInteger(asked) && asked >= 1 && asked <= 10 ? asked : null
}
