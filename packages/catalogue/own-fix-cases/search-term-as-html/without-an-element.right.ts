// Only text, with every character except letters, digits and spaces as a hexadecimal entity.
export function showSearchTerm(searched: string): string {
  let html = ''
  for (const sign of searched)
    html += /^[\p{L}\p{M}\p{N} ]$/u.test(sign) ? sign : `&#x${sign.codePointAt(0)!.toString(16).toUpperCase()};`
  return html
}
