// An empty search returns nothing, but should return all products for sale.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  if (term === '') return { sql: 'SELECT * FROM Products WHERE 1 = 0', parameters: [] }
  const pattern = `%${term}%`
  return {
    sql: 'SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE ?) AND deletedAt IS NULL) ORDER BY name',
    parameters: [pattern, pattern],
  }
}
