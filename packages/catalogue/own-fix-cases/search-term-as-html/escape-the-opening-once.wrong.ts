// Escapes only the first bracket.
export function showSearchTerm(term: string): string {
  return `<span>${term.replace('<', '&lt;').replace('>', '&gt;')}</span>`
}
