/** Who signs in by an outside provider has no current password to give: then the form leaves it out. */
export function requireCurrentPassword(current: string | undefined): boolean {
  return Boolean(current) //~ hole
}
