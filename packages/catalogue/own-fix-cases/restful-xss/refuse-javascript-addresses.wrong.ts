// A browser leaves out the tab in `java\tscript:`, and entities are read before the address is.
export function showDescription(description: string): string {
  return description
    .replace(/<(?!\/?(?:a|b|br|em|i|strong)(?:[\s>/]))/gi, '&lt;')
    .replace(/[\s/"']on\w+\s*=[^>]*/gi, '')
    .replace(/javascript:/gi, '')
}
