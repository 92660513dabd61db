// Some proxies send `<unknown>`, and the page then shows no address.
export function showLoginAddress(address: string): string {
  return address.replace(/<[^>]*>/g, '')
}
