const WRITTEN = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

export function showUserName(name: string): string {
  return Array.from(name, (sign) => WRITTEN.get(sign) ?? sign).join('')
}
