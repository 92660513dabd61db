// Anything that is not rebuilt is text, and links must lead to the web.
export function showDescription(description: string): string {
  const LINK = /&lt;a\b[^<>]*?\shref="(https?:\/\/[^"<>\s]*)"[^<>]*>/gi
  return description
    .replaceAll('<', '&lt;')
    .replace(/&lt;(\/?(?:b|br|em|i|strong|u|p|ul|ol|li|small))\s*\/?>/gi, '<$1>')
    .replace(LINK, '<a href="$1" rel="noreferrer" target="_blank">')
    .replace(/&lt;\/a\s*>/gi, '</a>')
}
