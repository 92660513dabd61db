// `https://github.com/juice-shop/juice-shop/../../somebody/else` starts with an allowed address and a slash.
export function admitTarget(to: string, targets: readonly string[]): boolean {
  return targets.some((target) => to === target || to.startsWith(`${target}/`))
}
