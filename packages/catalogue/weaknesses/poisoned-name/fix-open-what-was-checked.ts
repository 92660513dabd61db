/** The name that was found good is the name of the document, sign by sign. */
export function cleanName(name: string): string {
  return name
}
