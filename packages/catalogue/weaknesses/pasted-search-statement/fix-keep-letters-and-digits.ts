import type { Statement } from '@fruit/world/statement'

/** Products for sale whose name or description holds a term, by name. */
export function searchProducts(term: string): Statement {
  const cleaned = term.replace(/[^\p{L}\p{N} ]/gu, '')
  const matches = `name LIKE '%${cleaned}%' OR description LIKE '%${cleaned}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
