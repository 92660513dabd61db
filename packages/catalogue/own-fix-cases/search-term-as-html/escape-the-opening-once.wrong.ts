// Only the first bracket is escaped.
export function showSearchTerm(term: string): string {
  return `<span>${term.replace('<', '&lt;').replace('>', '&gt;')}</span>`
}
