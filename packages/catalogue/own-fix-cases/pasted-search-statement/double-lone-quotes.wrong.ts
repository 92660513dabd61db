// Three quotes in a row include one that ends the string: `x''')) union select 1,email,password,4,5,6,7,8,9 from Users--` works.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  // Two quotes are already doubled.
  const text = term.replace(/(?<!')'(?!')/g, "''")
  const matches = `name LIKE '%${text}%' OR description LIKE '%${text}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
