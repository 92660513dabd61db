// `/*` starts a comment as well.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const safe = term.replaceAll('--', '')
  return {
    sql: `SELECT * FROM Products WHERE ((name LIKE '%${safe}%' OR description LIKE '%${safe}%') AND deletedAt IS NULL) ORDER BY name`,
    parameters: [],
  }
}
