// The shop links to four more pages.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return to === targets[0]
}
