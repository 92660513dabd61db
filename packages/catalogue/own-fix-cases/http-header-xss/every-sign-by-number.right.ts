export function showLoginAddress(address: string): string {
  return Array.from(address, (sign) => `&#${sign.codePointAt(0)};`).join('')
}
