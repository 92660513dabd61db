// Whatever is no letter, digit or blank is written as its number.
export function showSearchTerm(term: string): string {
  return [...term].map((sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('')
}
