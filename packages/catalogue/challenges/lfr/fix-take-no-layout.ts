/** The confirmation has one layout, the shop's own, whatever a form says. */
export function selectLayout(): string | null {
  return null
}
