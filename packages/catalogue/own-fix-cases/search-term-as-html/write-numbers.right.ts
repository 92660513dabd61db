// Writes characters other than letters, digits and spaces as decimal entities.
export function showSearchTerm(term: string): string {
  return [...term].map((sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('')
}
