// In element content, no other characters are special.
export function showSearchTerm(term: string): string {
  return `<em>${term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</em>`
}
