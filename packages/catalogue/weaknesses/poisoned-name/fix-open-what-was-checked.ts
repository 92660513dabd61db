/** The accepted name is the name of the document, character by character. */
export function cleanName(name: string): string {
  return name
}
