// Checks the range and refuses fractions.
export const limitDiscount = (asked: number): number | null =>
  asked > 0 && asked < 11 && asked % 1 === 0 ? asked : null
