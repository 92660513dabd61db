// Customers with the address `unknown` or behind two proxies see no address.
export function showLoginAddress(address: string): string {
  return /^[\d.]+$|^[\da-f:]+$/i.test(address) ? address : '?'
}
