// A path can contain an allowed address without a question mark.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  const [address = ''] = to.split(/[?#]/)
  return targets.some((target) => address.includes(target))
}
