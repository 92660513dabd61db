// Keeps emphasis, but removes links.
export function showDescription(description: string): string {
  return description.replace(/<(?!\/?(?:b|br|em|i|strong)>)/gi, '&lt;').replace(/&lt;\/?a\b[^>]*>/gi, '')
}
