type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The address that a customer signed in from. Our reverse proxy names it in a header. */
export function readLoginAddress(address: string, headers: Headers): string {
  const named = headers['true-client-ip']
  return typeof named === 'string' && /^\d{1,3}(?:\.\d{1,3}){3}/.test(named) ? named : address
}
