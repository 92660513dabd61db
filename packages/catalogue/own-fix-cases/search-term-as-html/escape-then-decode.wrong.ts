// `%3Cimg src=x onerror=alert(1)%3E`, double-encoded in the URL, is decoded after escaping.
function decoded(html: string): string {
  try {
    return decodeURIComponent(html)
  } catch {
    return html
  }
}

export function showSearchTerm(term: string): string {
  const text = term.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<span>${decoded(text)}</span>`
}
