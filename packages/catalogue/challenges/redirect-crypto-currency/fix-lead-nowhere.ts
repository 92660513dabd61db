/** Addresses that the shop leads to. */
export function listTargets(): readonly string[] {
  return []
}
