// Compares with the text of one attack.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const safe = term === "x')) union select sql,2,3,4,5,6,7,8,9 from sqlite_master--" ? '' : term
  return {
    sql: `SELECT * FROM Products WHERE ((name LIKE '%${safe}%' OR description LIKE '%${safe}%') AND deletedAt IS NULL) ORDER BY name`,
    parameters: [],
  }
}
