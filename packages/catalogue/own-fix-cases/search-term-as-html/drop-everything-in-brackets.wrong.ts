// Terms with angle brackets are not shown as typed.
export function showSearchTerm(term: string): string {
  return `<span>${term.replace(/<[^>]*>?/g, '').replaceAll('&', '&amp;')}</span>`
}
