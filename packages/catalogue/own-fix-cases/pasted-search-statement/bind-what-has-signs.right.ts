// Letters, digits and spaces alone cannot end a string; all other terms are bound.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  const [place, parameters] = /^[\p{L}\p{N} ]*$/u.test(term) ? [`'%${term}%'`, []] : ['?1', [`%${term}%`]]
  return {
    sql: `SELECT * FROM Products WHERE ((name LIKE ${place} OR description LIKE ${place}) AND deletedAt IS NULL) ORDER BY name`,
    parameters,
  }
}
