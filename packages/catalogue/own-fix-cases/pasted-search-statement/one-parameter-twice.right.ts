// Binds the pattern once; a numbered placeholder uses it twice.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: 'SELECT * FROM Products WHERE (name LIKE ?1 OR description LIKE ?1) AND deletedAt IS NULL ORDER BY name',
    parameters: [`%${term}%`],
  }
}
