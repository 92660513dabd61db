// A search for `javascript:alert(1)` shows a link that runs it.
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function showSearchTerm(term: string): string {
  const text = term.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
  return `<span>${text.replace(/\b[a-z]+:\S+/gi, '<a href="$&">$&</a>')}</span>`
}
