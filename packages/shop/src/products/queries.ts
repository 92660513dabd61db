import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { RowOf } from '@fruit/world/storage/table'
import { type PRODUCTS, sql } from '../schema.ts'

export type ProductRow = RowOf<typeof PRODUCTS>

/** Columns that the shop translates. Product names are not translated. */
export const PRODUCT_TEXTS = ['description'] as const

const onSale = sql.selectFrom('Products').selectAll().where('deletedAt', 'is', null)

export const productById = compileOnce((id: Parameter<number>) => onSale.where('id', '=', id))

export const stockOfAll = compileOnce(() =>
  sql.selectFrom('Quantities').select(['ProductId', 'quantity']).orderBy('id'),
)

export const productsForSale = compileOnce(() => onSale.orderBy('id'))
