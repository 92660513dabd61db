const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The address of the last sign-in, as the screen about it shows it.
 *
 * @returns HTML
 */
export function showLoginAddress(address: string): string {
  return address.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
