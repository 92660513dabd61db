// Both halves bind the term; UNION merges them without duplicates.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: `WITH onSale AS (SELECT * FROM Products WHERE deletedAt IS NULL)
      SELECT * FROM onSale WHERE name LIKE '%' || ? || '%'
      UNION
      SELECT * FROM onSale WHERE description LIKE '%' || ? || '%'
      ORDER BY name`,
    parameters: [term, term],
  }
}
