// `' onmouseover='alert(1)` closes the title: the apostrophe is not escaped, and the attribute uses it.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function showSearchTerm(term: string): string {
  const text = term.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
  return `<span title='${text}'>${text}</span>`
}
