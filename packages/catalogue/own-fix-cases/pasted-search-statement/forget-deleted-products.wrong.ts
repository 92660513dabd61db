// Removed products are found again.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term}%`
  return {
    sql: 'SELECT * FROM Products WHERE name LIKE ? OR description LIKE ? ORDER BY name',
    parameters: [pattern, pattern],
  }
}
