// Emphasis and links are gone.
export function showDescription(description: string): string {
  return description.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;')
}
