// Removes emphasis and links.
export function showDescription(description: string): string {
  return description.replace(/<[^>]*>/g, '').replaceAll('<', '&lt;')
}
