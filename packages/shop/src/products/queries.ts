import type { Query } from '@fruit/world/shop-database'
import type { ProductsTable } from '../schema.ts'

export type ProductRow = Omit<ProductsTable, 'id'> & { id: number }

/** Columns whose texts the shop has in several languages. Names are names everywhere. */
export const PRODUCT_TEXTS = ['description'] as const

export function productById(id: number): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE id = ? AND deletedAt IS NULL', parameters: [id] }
}

export function productsForSale(): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE deletedAt IS NULL ORDER BY id', parameters: [] }
}
