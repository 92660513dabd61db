/** The instructions state the right number, and the assistant can count. */
export function limitDiscount(asked: number): number | null {
  return asked //~ hole
}

/** The assistant's instructions about the number. */
export function describeDiscount(): string {
  return 'How many percent the coupon takes off: a whole number of at most 10.'
}
