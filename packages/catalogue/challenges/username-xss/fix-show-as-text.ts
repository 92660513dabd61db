const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The name of an account as its page shows it.
 *
 * @returns HTML
 */
export function showUserName(name: string): string {
  return name.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
