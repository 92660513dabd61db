import { showSearchTerm } from '@fruit/isomorphic/products/seams'
import { supportedLanguage } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { translatedRows } from '../resources/translated-rows.ts'
import { productsFound, searchTermShown } from './facts.ts'
import { PRODUCT_TEXTS, type ProductRow, productsForSale } from './queries.ts'
import { searchProducts } from './seams.ts'

/**
 * Longer search terms are cut. Juice Shop cuts at 200 characters. Tools such as sqlmap need up to about 900 to read a
 * whole database.
 */
const MAX_TERM_LENGTH = 2000

/** Products whose name or description contains the term, ordered by name. */
export async function search(visit: Visit, term: string): Promise<object> {
  const cut = (term === 'undefined' ? '' : term).slice(0, MAX_TERM_LENGTH)
  const rows = await visit.world.query(searchProducts, cut)
  visit.record(productsFound, { rows })
  const found = translatedRows(visit, rows, PRODUCT_TEXTS)
  const shown = translatedMatches(visit, cut.trim()).filter(({ id }) => !found.some((product) => product.id === id))
  if (shown.length === 0) return { status: 'success', data: found }
  const byName = [...found, ...shown].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { status: 'success', data: byName }
}

/**
 * Further products whose shown texts contain the term. The statement misses them because the database only has the
 * English texts and its LIKE only ignores the case of ASCII letters.
 */
function translatedMatches(visit: Visit, term: string): readonly ProductRow[] {
  const isForeign = supportedLanguage(visit.language) !== 'en'
  const isBeyondAscii = /[^\p{ASCII}]/u.test(term)
  if (term === '' || !(isForeign || isBeyondAscii)) return []
  const folded = term.toLowerCase()
  const holds = (text: string | null) => text?.toLowerCase().includes(folded) ?? false
  return translatedRows(visit, visit.world.db.all(productsForSale()), PRODUCT_TEXTS).filter(
    ({ name, description }) =>
      (isForeign && holds(description)) || (isBeyondAscii && (holds(name) || holds(description))),
  )
}

/** Records that a browser showed a search term. */
export async function reportSearchTerm(visit: Visit, term: string): Promise<void> {
  visit.record(searchTermShown, { term, markup: await visit.world.call(showSearchTerm, term) })
}
