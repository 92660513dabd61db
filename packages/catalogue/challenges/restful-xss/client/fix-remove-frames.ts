/**
 * A product's description as its page shows it, with the links and the emphasis that it was written with.
 *
 * @returns HTML
 */
export function showDescription(description: string): string {
  return description.trim().replace(/<\/?iframe[^<>]*>/gi, '')
}
