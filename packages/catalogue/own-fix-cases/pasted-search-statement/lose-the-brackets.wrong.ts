// AND binds before OR: whoever searches for "christmas" finds products by their name that are no longer for sale.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term}%`
  return {
    sql: 'SELECT * FROM Products WHERE name LIKE ? OR description LIKE ? AND deletedAt IS NULL ORDER BY name',
    parameters: [pattern, pattern],
  }
}
