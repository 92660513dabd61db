/** All pages on the hosts of our partners belong to our partners. */
export function admitTarget(to: string, targets: readonly string[]): boolean {
  const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/.exec(address)?.[1]
  return targets.some((target) => hostOf(target) === hostOf(to))
}
