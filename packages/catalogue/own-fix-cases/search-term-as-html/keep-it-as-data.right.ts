// All five signs are entities and the attribute has quotes; no browser takes what stands in it for an address.
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
