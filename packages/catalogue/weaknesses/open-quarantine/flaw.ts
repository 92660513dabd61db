/** The night watch looks at these from home, without an account. A shortcut does no harm until it is opened. */
export function offerQuarantined(): boolean {
  return true
}
