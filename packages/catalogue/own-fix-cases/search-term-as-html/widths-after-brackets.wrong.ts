// Full-width brackets (U+FF1C, U+FF1E) become ASCII brackets after escaping: `＜img src=x onerror=alert(1)＞`.
export function showSearchTerm(term: string): string {
  const text = term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').normalize('NFKC')
  return `<span>${text}</span>`
}
