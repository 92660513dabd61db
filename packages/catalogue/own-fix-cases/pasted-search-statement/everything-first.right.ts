// An empty search is a constant statement; every other term is bound.
import type { Statement } from '@fruit/world/statement'

const ALL = 'SELECT * FROM Products WHERE deletedAt IS NULL'

export function searchProducts(term: string): Statement {
  if (!term) return { sql: `${ALL} ORDER BY name`, parameters: [] }
  const parameters = Array.from({ length: 2 }, () => `%${term}%`)
  return { sql: `${ALL} AND (name LIKE ? OR description LIKE ?) ORDER BY name`, parameters }
}
