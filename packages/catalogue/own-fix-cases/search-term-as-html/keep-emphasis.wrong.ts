// Whoever searches for `<b>` does not read what was typed: it is emphasis, no text.
export function showSearchTerm(term: string): string {
  const text = term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<span>${text.replace(/&lt;(\/?(?:b|i|em))&gt;/g, '<$1>')}</span>`
}
