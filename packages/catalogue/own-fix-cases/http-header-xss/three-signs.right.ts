export function showLoginAddress(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
