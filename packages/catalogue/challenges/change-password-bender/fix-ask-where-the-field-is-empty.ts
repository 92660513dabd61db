/** An empty field is wrong. Customers of an outside provider have a form without the field. */
export function requireCurrentPassword(current: string | undefined): boolean {
  return current !== undefined
}
