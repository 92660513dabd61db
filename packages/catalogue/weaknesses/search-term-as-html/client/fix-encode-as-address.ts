/**
 * The searched term as the heading above the results shows it.
 *
 * @returns HTML
 */
export function showSearchTerm(term: string): string {
  return `<span>${encodeURIComponent(term)}</span>`
}
