// Requires exactly an allowed address.
export const admitTarget = (to: string, targets: readonly string[]): boolean => new Set(targets).has(to)
