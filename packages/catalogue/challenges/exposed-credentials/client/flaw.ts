import type { Prefill } from '@fruit/isomorphic/accounts/seams'

/** Spares the browser tests some typing: they open the login with `?selftest`. */
export function prefillLogin(query: string, domain: string): Prefill | null {
  if (!new URLSearchParams(query).has('selftest')) return null
  return { email: `testing@${domain}`, password: 'IamUsedForTesting' } //~ hole
}
