// Browsers complete unclosed tags: `<img src=x onerror=alert(1) ` ends with the bracket of the shop's own `</span>`.
export function showSearchTerm(term: string): string {
  const text = term.replaceAll('&', '&amp;').replace(/<[^>]*>/g, (tag) => `&lt;${tag.slice(1, -1)}&gt;`)
  return `<span>${text}</span>`
}
