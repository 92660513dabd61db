import type { Onlooker } from '@fruit/isomorphic/screens/seams'

/** Whether a path opens the sale. None does: the page becomes a part of the shop on the day when it is announced. */
export function openTokenSale(_path: string, _onlooker: Onlooker): boolean {
  return false
}
