const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The e-mail of an account as the administration's tables show it.
 *
 * @returns HTML
 */
export function showEmail(email: string): string {
  return email.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
