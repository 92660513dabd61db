// Confirmations have a dash in their names.
export function cleanName(name: string): string {
  return /^[\w.]+/.exec(name)?.[0] ?? ''
}
