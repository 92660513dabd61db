/** What is stored of a product's description: all of it, since our own people wrote its links and emphasis. */
export function cleanDescription(description: string): string {
  return description //~ hole
}
