// A search for `javascript:alert(1)` shows a link that runs it: escaping is not enough inside a URL.
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function showSearchTerm(term: string): string {
  const text = term.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
  return `<a class="term" href="${text}">${text}</a>`
}
