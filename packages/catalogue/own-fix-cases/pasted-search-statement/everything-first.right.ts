// A search for nothing is a statement without any input; every other search binds it.
import type { Statement } from '@fruit/world/statement'

const ALL = 'SELECT * FROM Products WHERE deletedAt IS NULL'

export function searchProducts(term: string): Statement {
  if (!term) return { sql: `${ALL} ORDER BY name`, parameters: [] }
  const parameters = Array.from({ length: 2 }, () => `%${term}%`)
  return { sql: `${ALL} AND (name LIKE ? OR description LIKE ?) ORDER BY name`, parameters }
}
