// With the flag `m`, one harmless line is enough: `apple`, a line feed, then `<img src=x onerror=alert(1)>`.
export function showSearchTerm(term: string): string {
  if (/^[^<>&]*$/m.test(term)) return `<span>${term}</span>`
  return `<span>${term.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</span>`
}
