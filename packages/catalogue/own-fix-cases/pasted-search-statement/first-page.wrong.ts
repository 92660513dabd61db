// An empty search returns only the first twelve products.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: 'SELECT * FROM Products WHERE (name LIKE ?1 OR description LIKE ?1) AND deletedAt IS NULL ORDER BY name LIMIT 12',
    parameters: [`%${term}%`],
  }
}
