// `' onmouseover='alert(1)` ends the title attribute, because it is quoted with apostrophes, which are not escaped.
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function showSearchTerm(term: string): string {
  const text = term.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
  return `<span title='${text}'>${text}</span>`
}
