// An ampersand is shown as `&amp;`.
export function showSearchTerm(term: string): string {
  const once = term.replaceAll('<', '&lt;').replaceAll('&', '&amp;')
  return `<b>${once}</b>`
}
