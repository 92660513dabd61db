/** No campaign ever took off more than three quarters. */
export function limitDiscount(asked: number): number | null {
  return asked <= 75 ? asked : null
}
