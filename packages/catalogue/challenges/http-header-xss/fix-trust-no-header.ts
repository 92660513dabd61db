type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The address that somebody signed in from, as our end of the line sees it. The server knows which proxies are ours. */
export function readLoginAddress(address: string, _headers: Headers): string {
  return address
}
