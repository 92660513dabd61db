/**
 * The searched term as the heading above the results shows it.
 *
 * @returns HTML
 */
export function showSearchTerm(term: string): string {
  const escaped = term.replace('<', '&lt;').replace('>', '&gt;')
  return `<span>${escaped}</span>`
}
