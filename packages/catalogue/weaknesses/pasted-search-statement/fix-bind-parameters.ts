import type { Statement } from '@fruit/world/statement'

/** Products for sale whose name or description holds a term, by name. */
export function searchProducts(term: string): Statement {
  const pattern = `%${term}%`
  const matches = 'name LIKE ? OR description LIKE ?'
  return {
    sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`,
    parameters: [pattern, pattern],
  }
}
