// A search for `')) union select 1,email,password,4,5,6,7,8,9 from Users--` still changes the second half of the statement.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: `SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE '%${term}%') AND deletedAt IS NULL) ORDER BY name`,
    parameters: [`%${term}%`],
  }
}
