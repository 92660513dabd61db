// A path needs no question mark.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  const [address = ''] = to.split(/[?#]/)
  return targets.some((target) => address.includes(target))
}
