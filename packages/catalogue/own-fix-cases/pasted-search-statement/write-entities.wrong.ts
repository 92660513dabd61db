// "Eve's apples" is no longer found: the table contains an apostrophe, but the statement searches for `&#39;`.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term.replaceAll("'", '&#39;')}%`
  return {
    sql: 'SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE ?) AND deletedAt IS NULL) ORDER BY name',
    parameters: [pattern, pattern],
  }
}
