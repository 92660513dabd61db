import type { Query } from '@fruit/world/shop-database'
import type { ProductsTable } from '../schema.ts'

export type ProductRow = Omit<ProductsTable, 'id'> & { id: number }

export function productById(id: number): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE id = ? AND deletedAt IS NULL', parameters: [id] }
}

export function productsForSale(): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE deletedAt IS NULL ORDER BY id', parameters: [] }
}
