import { showSearchTerm } from '@fruit/isomorphic/products/seams'
import type { Visit } from '@fruit/world/visit'
import { translatedRows } from '../resources/translated-rows.ts'
import { productsFound, searchTermShown } from './facts.ts'
import { PRODUCT_TEXTS } from './queries.ts'
import { searchProducts } from './seams.ts'

/** Longer terms are cut: no product is called anything so long. */
const LONGEST_TERM = 200

/** Products whose name or description holds the term, by name. */
export async function search(visit: Visit, term: string): Promise<object> {
  const cut = (term === 'undefined' ? '' : term).slice(0, LONGEST_TERM)
  const rows = await visit.world.query(searchProducts, cut)
  visit.record(productsFound, { rows })
  return { status: 'success', data: translatedRows(visit, rows, PRODUCT_TEXTS) }
}

/** Notes that a browser showed a searched term. */
export async function reportSearchTerm(visit: Visit, term: string): Promise<void> {
  visit.record(searchTermShown, { term, markup: await visit.world.call(showSearchTerm, term) })
}
