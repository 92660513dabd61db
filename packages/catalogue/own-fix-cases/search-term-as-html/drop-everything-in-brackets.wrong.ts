// A term with brackets of its own is not shown as it was typed.
export function showSearchTerm(term: string): string {
  return `<span>${term.replace(/<[^>]*>?/g, '').replaceAll('&', '&amp;')}</span>`
}
