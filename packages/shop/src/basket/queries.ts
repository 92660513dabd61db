import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { RowOf } from '@fruit/world/storage/table'
import { type BASKETS, type PRODUCTS, type QUANTITIES, sql } from '../schema.ts'

export type BasketRow = RowOf<typeof BASKETS>

/** A product with its stock, also when it is no longer sold. */
export type StockedProduct = Pick<RowOf<typeof PRODUCTS>, 'id' | 'name' | 'deletedAt'> &
  Pick<RowOf<typeof QUANTITIES>, 'quantity' | 'limitPerUser'>

export const basketById = compileOnce((id: Parameter<number>) =>
  sql.selectFrom('Baskets').selectAll().where('id', '=', id),
)

export const setCoupon = compileOnce(
  (basketId: Parameter<number>, coupon: Parameter<string | null>, updatedAt: Parameter<string>) =>
    sql.updateTable('Baskets').set({ coupon, updatedAt }).where('id', '=', basketId),
)

export const itemsIn = compileOnce((basketId: Parameter<number>) =>
  sql
    .selectFrom('BasketItems')
    .select(['id', 'ProductId', 'BasketId', 'quantity', 'createdAt', 'updatedAt'])
    .where('BasketId', '=', basketId)
    .orderBy('id'),
)

export const itemOf = compileOnce((basketId: Parameter<number>, productId: Parameter<number>) =>
  sql.selectFrom('BasketItems').select('id').where('BasketId', '=', basketId).where('ProductId', '=', productId),
)

/** The products in a basket, also those that are no longer sold. */
export const productsIn = compileOnce((basketId: Parameter<number>) =>
  sql
    .selectFrom('Products')
    .selectAll()
    .where('id', 'in', (items) => items.selectFrom('BasketItems').select('ProductId').where('BasketId', '=', basketId)),
)

export const stockedProduct = compileOnce((id: Parameter<number>) =>
  sql
    .selectFrom('Products as p')
    .innerJoin('Quantities as q', 'q.ProductId', 'p.id')
    .select(['p.id', 'p.name', 'p.deletedAt', 'q.quantity', 'q.limitPerUser'])
    .where('p.id', '=', id),
)
