// The very text of an address on the list.
export const admitTarget = (to: string, targets: readonly string[]): boolean => new Set(targets).has(to)
