/** The page hides them unless they are switched on. */
export function showToolCalls(_role: string | null, _cookies: Readonly<Record<string, string | undefined>>): boolean {
  return true //~ hole
}
