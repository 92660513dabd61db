/**
 * The e-mail of an account as the administration's tables show it.
 *
 * @returns HTML
 */
export function showEmail(email: string): string {
  return email //~ hole
}
