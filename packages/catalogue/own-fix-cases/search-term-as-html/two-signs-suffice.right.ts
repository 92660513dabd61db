// Between tags only `<` begins an element and only `&` an entity; nothing else needs an escape there.
export function showSearchTerm(term: string): string {
  return ['<mark>', term.split('&').join('&amp;').split('<').join('&lt;'), '</mark>'].join('')
}
