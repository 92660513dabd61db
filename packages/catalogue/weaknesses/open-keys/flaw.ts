/** Partners need the key that checks our tokens, and nobody wants to send it around. Whoever finds the folder may look. */
export function offerKeys(): boolean {
  return true
}
