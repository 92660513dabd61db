/** A field that is left empty is wrong. Who signs in by an outside provider has a form without it. */
export function requireCurrentPassword(current: string | undefined): boolean {
  return current !== undefined
}
