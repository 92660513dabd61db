// `' )) union select 1,email,password,4,5,6,7,8,9 from Users--` has a space between the quote and the parenthesis, so nothing is removed.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const [harmless] = term.split("')")
  const matches = `name LIKE '%${harmless}%' OR description LIKE '%${harmless}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
