// After 400 characters, quotes are no longer doubled: `aaa…')) union select 1,email,password,4,5,6,7,8,9 from Users--`.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const text = term.slice(0, 400).replaceAll("'", "''") + term.slice(400)
  const matches = `name LIKE '%${text}%' OR description LIKE '%${text}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
