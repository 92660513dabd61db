// A search for "apple" misses "Apple Juice" because instr() is case-sensitive.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: 'SELECT * FROM Products WHERE (instr(name, ?) > 0 OR instr(description, ?) > 0) AND deletedAt IS NULL ORDER BY name',
    parameters: [term, term],
  }
}
