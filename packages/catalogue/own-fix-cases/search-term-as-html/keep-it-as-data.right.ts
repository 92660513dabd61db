// Escapes all five characters and quotes the attribute, which browsers do not treat as a URL.
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

export function showSearchTerm(term: string): string {
  const text = [...term].map((sign) => ENTITIES.get(sign) ?? sign).join('')
  return `<b class="term" data-term="${text}">${text}</b>`
}
