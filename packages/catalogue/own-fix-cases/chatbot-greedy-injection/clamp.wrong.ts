// Whoever asks for fifty gets ten.
export function limitDiscount(asked: number): number | null {
  return Math.min(asked, 10)
}
