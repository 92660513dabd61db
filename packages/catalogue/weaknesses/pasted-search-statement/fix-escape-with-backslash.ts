import type { Statement } from '@fruit/world/statement'

/** Products for sale whose name or description holds a term, by name. */
export function searchProducts(term: string): Statement {
  const escaped = term.replace(/'/g, "\\'")
  const matches = `name LIKE '%${escaped}%' OR description LIKE '%${escaped}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
