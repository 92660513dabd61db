/** Codes are computed from the secret, so the shop has to know it. */
export function storeSecret(secret: string): string {
  return secret //~ hole
}
