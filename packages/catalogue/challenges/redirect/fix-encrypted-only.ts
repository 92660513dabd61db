/** An address on the list, whole and nothing more, and only where the way there is encrypted. */
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return targets.some((target) => target.startsWith('https://') && target === to)
}
