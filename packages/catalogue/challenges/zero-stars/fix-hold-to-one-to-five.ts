/** Whether something is a number of stars: one to five. */
export function admitRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5
}
