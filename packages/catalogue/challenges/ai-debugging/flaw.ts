/** The page hides them unless somebody switched them on. */
export function showToolCalls(_role: string | null, _cookies: Readonly<Record<string, string | undefined>>): boolean {
  return true //~ hole
}
