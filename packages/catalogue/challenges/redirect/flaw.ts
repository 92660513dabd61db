/** Partners hang the words of their campaigns on our links, so an address on the list may have company. */
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return targets.some((target) => to.includes(target)) //~ hole
}
