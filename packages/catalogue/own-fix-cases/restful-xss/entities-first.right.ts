// Escapes everything, then restores a few tags.
export function showDescription(description: string): string {
  const open = /&lt;(\/?)(b|br|em|i|strong)(?: ?\/)?&gt;/gi
  return description
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(open, '<$1$2>')
    .replace(/&lt;a href="(https?:[^"&]*(?:&amp;[^"&]*)*)"(?: target="_blank")?&gt;/gi, '<a href="$1" target="_blank">')
    .replace(/&lt;\/a&gt;/gi, '</a>')
}
