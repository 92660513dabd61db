// A missing picture runs its error handler.
export function showSearchTerm(term: string): string {
  return `<span>${term.replace(/iframe|script/gi, '')}</span>`
}
