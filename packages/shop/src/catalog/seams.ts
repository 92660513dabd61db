import { showSearchTerm as safeSearchTerm } from '@fruit/contracts/markup/show-search-term'
import { defineSeam, type Statement } from '@fruit/world/seam'

/** Where LIKE must take `%` and `_` as they are written. */
const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/** The statement that finds products whose name or description holds a term; nine columns, by name. */
export const searchProducts = defineSeam('catalog.search-products', (term: string): Statement => {
  const pattern = `%${escaped(term)}%`
  return {
    sql: "SELECT * FROM Products WHERE ((name LIKE ? ESCAPE '\\' OR description LIKE ? ESCAPE '\\') AND deletedAt IS NULL) ORDER BY name",
    parameters: [pattern, pattern],
  }
})

/** Markup of the searched term in the heading above the results. Runs in the browser; the server judges with it. */
export const showSearchTerm = defineSeam('catalog.show-search-term', safeSearchTerm)
