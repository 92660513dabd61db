// `x onmouseover=alert(1)` contains no escaped character: a space ends an unquoted attribute.
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function showSearchTerm(term: string): string {
  const text = term.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
  return `<span data-term=${text}>${text}</span>`
}
