// `?q=%2527))%20union…` arrives as `%27)) union…` and becomes a quote after the doubling.
import type { Statement } from '@fruit/world/statement'

function decoded(term: string): string {
  try {
    return decodeURIComponent(term)
  } catch {
    return term
  }
}

export function searchProducts(term: string): Statement {
  const text = decoded(term.replaceAll("'", "''"))
  const matches = `name LIKE '%${text}%' OR description LIKE '%${text}%'`
  return { sql: `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`, parameters: [] }
}
