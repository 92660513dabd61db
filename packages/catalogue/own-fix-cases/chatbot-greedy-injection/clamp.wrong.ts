// A request for 50 percent gets 10.
export function limitDiscount(asked: number): number | null {
  return Math.min(asked, 10)
}
