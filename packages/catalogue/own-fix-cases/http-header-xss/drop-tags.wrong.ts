// Some proxies write `<unknown>`, and the screen then shows nothing at all.
export function showLoginAddress(address: string): string {
  return address.replace(/<[^>]*>/g, '')
}
