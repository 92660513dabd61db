// Members no longer see their own price because the column is missing.
import type { Statement } from '@fruit/world/statement'

export function searchProducts(term: string): Statement {
  return {
    sql: `SELECT id, name, description, price, image, createdAt, updatedAt, deletedAt FROM Products
      WHERE (name LIKE ?1 OR description LIKE ?1) AND deletedAt IS NULL ORDER BY name`,
    parameters: [`%${term}%`],
  }
}
