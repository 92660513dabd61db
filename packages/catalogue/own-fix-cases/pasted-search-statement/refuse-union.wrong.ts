// A condition finds removed products without a union.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const safe = /union|sqlite_master/i.test(term) ? '' : term
  return {
    sql: `SELECT * FROM Products WHERE ((name LIKE '%${safe}%' OR description LIKE '%${safe}%') AND deletedAt IS NULL) ORDER BY name`,
    parameters: [],
  }
}
