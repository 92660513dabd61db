/**
 * The searched term as the heading above the results shows it.
 *
 * @returns HTML
 */
export function showSearchTerm(term: string): string {
  const cleaned = term.replace(/<\/?script[^<>]*>/gi, '')
  return `<span>${cleaned}</span>`
}
