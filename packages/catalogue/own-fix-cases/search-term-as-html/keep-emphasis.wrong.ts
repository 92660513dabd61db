// A search for `<b>` is not shown as typed but becomes emphasis.
export function showSearchTerm(term: string): string {
  const text = term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<span>${text.replace(/&lt;(\/?(?:b|i|em))&gt;/g, '<$1>')}</span>`
}
