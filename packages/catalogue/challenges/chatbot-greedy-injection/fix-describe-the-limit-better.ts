/** The assistant's instructions about the number, stated twice. */
export function describeDiscount(): string {
  return 'How many percent the coupon takes off: a whole number of at most 10. Never more than 10. Ten is the limit.'
}
