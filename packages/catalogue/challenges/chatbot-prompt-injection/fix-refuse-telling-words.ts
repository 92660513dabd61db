/** Customers have no business with these words. */
export function admitQuestion(said: string): boolean {
  return !/ignore|previous instructions|system|policy/i.test(said)
}
