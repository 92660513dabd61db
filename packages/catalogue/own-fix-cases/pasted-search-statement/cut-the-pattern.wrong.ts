// Truncation splits the doubled quote at the 39th character: `1)) or 1=1--`, padded with spaces and a quote, finds removed products.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term.replaceAll("'", "''")}%`.slice(0, 40)
  const matches = `name LIKE '${pattern}' OR description LIKE '${pattern}'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
