// In element content, only `<` starts an element and only `&` an entity.
export function showSearchTerm(term: string): string {
  return ['<mark>', term.split('&').join('&amp;').split('<').join('&lt;'), '</mark>'].join('')
}
