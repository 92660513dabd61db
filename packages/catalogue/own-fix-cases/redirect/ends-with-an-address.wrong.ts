// `https://elsewhere.test?x=https://github.com/juice-shop/juice-shop` ends with an allowed address.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return targets.some((target) => to.endsWith(target))
}
