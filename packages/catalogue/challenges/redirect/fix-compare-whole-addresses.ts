/** An address on the list, whole and nothing more. */
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return targets.includes(to)
}
