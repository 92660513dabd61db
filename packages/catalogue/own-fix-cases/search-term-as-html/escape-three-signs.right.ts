// Between tags no other signs mean anything.
export function showSearchTerm(term: string): string {
  return `<em>${term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</em>`
}
