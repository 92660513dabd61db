// Names of confirmations contain a hyphen.
export function cleanName(name: string): string {
  return /^[\w.]+/.exec(name)?.[0] ?? ''
}
