/** The assistant was told how much is right, and it can count. */
export function limitDiscount(asked: number): number | null {
  return asked //~ hole
}

/** What the assistant is told about the number. */
export function describeDiscount(): string {
  return 'How many percent the coupon takes off: a whole number of at most 10.'
}
