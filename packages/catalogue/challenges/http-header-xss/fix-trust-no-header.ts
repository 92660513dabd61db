type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The address that a customer signed in from, as the server sees it. The server knows our proxies. */
export function readLoginAddress(address: string, _headers: Headers): string {
  return address
}
