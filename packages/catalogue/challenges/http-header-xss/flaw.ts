type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The address that a customer signed in from. Our reverse proxy names it in a header. */
export function readLoginAddress(address: string, headers: Headers): string {
  const named = headers['true-client-ip'] //~ hole
  return typeof named === 'string' ? named : address
}
