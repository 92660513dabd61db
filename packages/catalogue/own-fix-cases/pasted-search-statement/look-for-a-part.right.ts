// Binds the term and compares it without wildcards.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: 'SELECT * FROM Products WHERE (instr(lower(name), lower(?1)) > 0 OR instr(lower(description), lower(?1)) > 0) AND deletedAt IS NULL ORDER BY name',
    parameters: [term],
  }
}
