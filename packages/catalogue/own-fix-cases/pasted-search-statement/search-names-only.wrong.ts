// Text in descriptions is no longer found.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: 'SELECT * FROM Products WHERE name LIKE ? AND deletedAt IS NULL ORDER BY name',
    parameters: [`%${term}%`],
  }
}
