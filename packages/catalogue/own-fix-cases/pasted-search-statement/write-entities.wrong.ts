// Nobody finds "Eve's apples" any more: the table holds an apostrophe, the statement looks for `&#39;`.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const pattern = `%${term.replaceAll("'", '&#39;')}%`
  return {
    sql: 'SELECT * FROM Products WHERE ((name LIKE ? OR description LIKE ?) AND deletedAt IS NULL) ORDER BY name',
    parameters: [pattern, pattern],
  }
}
