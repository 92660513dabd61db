import type { Query } from '@fruit/world/query'
import type { RowOf } from '@fruit/world/table'
import type { PRODUCTS } from '../schema.ts'

export type ProductRow = RowOf<typeof PRODUCTS>

/** Columns whose texts the shop has in several languages. Names are names everywhere. */
export const PRODUCT_TEXTS = ['description'] as const

export function productById(id: number): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE id = ? AND deletedAt IS NULL', parameters: [id] }
}

export function productsForSale(): Query<ProductRow> {
  return { sql: 'SELECT * FROM Products WHERE deletedAt IS NULL ORDER BY id', parameters: [] }
}
