import type { Prefill } from '@fruit/isomorphic/accounts/seams'

/** Browser tests type like users; their password comes from their own settings. */
export function prefillLogin(_query: string, _domain: string): Prefill | null {
  return null
}
