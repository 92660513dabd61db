/** The confirmation always has the shop's own layout, regardless of the form. */
export function selectLayout(): string | null {
  return null
}
