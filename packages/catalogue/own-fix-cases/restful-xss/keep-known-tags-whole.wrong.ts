// Allows only the needed tags, but keeps their attributes.
export function showDescription(description: string): string {
  return description.replace(/<(?!\/?(?:a|b|br|em|i|strong)\b)/gi, '&lt;')
}
