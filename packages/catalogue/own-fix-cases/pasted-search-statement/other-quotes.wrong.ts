// SQLite also accepts double-quoted strings: `")) union select 1,email,password,4,5,6,7,8,9 from Users--` ends one.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const matches = `name LIKE "%${term}%" OR description LIKE "%${term}%"`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
