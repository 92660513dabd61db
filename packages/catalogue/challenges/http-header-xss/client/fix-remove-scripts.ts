/**
 * The address of the last sign-in, as the screen about it shows it.
 *
 * @returns HTML
 */
export function showLoginAddress(address: string): string {
  return address.replace(/<\/?script[^<>]*>/gi, '')
}
