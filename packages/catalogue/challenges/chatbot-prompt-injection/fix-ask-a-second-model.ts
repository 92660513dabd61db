/** Two heads are better than one. */
export function briefJudge(): string | null {
  return 'You check wishes for coupons of up to 10 percent. Answer with allow or refuse.'
}
