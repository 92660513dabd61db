/** Partners need the key that verifies our tokens, and this avoids sending it to each. The folder is public. */
export function offerKeys(): boolean {
  return true
}
