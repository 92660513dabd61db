// Longer terms are not shown as typed.
export function showSearchTerm(term: string): string {
  const text = term.length > 40 ? `${term.slice(0, 40)}…` : term
  return `<span>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</span>`
}
