/** Whether something is a number of stars. The form offers one to five of them. */
export function admitRating(rating: number): boolean {
  return Number.isInteger(rating) //~ hole
}
