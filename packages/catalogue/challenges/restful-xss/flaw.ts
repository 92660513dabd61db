/** The stored form of a product's description: unchanged, since our own staff wrote its links and emphasis. */
export function cleanDescription(description: string): string {
  return description //~ hole
}
