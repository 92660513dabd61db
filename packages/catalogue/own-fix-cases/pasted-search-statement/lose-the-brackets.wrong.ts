// AND binds more tightly than OR: a search for "christmas" finds removed products by name.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term}%`
  return {
    sql: 'SELECT * FROM Products WHERE name LIKE ? OR description LIKE ? AND deletedAt IS NULL ORDER BY name',
    parameters: [pattern, pattern],
  }
}
