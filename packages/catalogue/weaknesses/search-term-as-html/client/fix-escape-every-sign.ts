const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * The searched term as the heading above the results shows it.
 *
 * @returns HTML
 */
export function showSearchTerm(term: string): string {
  const escaped = term.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  return `<span>${escaped}</span>`
}
