/** Customers of an outside provider have no current password: their form omits the field. */
export function requireCurrentPassword(current: string | undefined): boolean {
  return Boolean(current) //~ hole
}
