import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { RowOf } from '@fruit/world/storage/table'
import type { Priced } from '../basket/pricing.ts'
import { type PRODUCTS, type QUANTITIES, sql } from '../schema.ts'

/** An item of a basket with all product data that an order depends on. */
export interface BasketLine
  extends Priced,
    Pick<RowOf<typeof PRODUCTS>, 'name' | 'deletedAt'>,
    Pick<RowOf<typeof QUANTITIES>, 'limitPerUser'> {
  readonly productId: number
  /** Quantity in the basket. */
  readonly wanted: number
  /** Quantity in stock. */
  readonly quantity: number
}

export const linesOf = compileOnce((basketId: Parameter<number>) =>
  sql
    .selectFrom('BasketItems as i')
    .innerJoin('Products as p', 'p.id', 'i.ProductId')
    .leftJoin('Quantities as q', 'q.ProductId', 'p.id')
    .select(['p.id as productId', 'p.name', 'p.price', 'p.deluxePrice', 'p.deletedAt', 'q.limitPerUser'])
    .select(({ fn, val }) => ['i.quantity as wanted', fn.coalesce('q.quantity', val(0)).as('quantity')])
    .where('i.BasketId', '=', basketId)
    .orderBy('i.id'),
)

export const emptyBasket = compileOnce((basketId: Parameter<number>) =>
  sql.deleteFrom('BasketItems').where('BasketId', '=', basketId),
)

export const takeFromStock = compileOnce(
  (productId: Parameter<number>, taken: Parameter<number>, updatedAt: Parameter<string>) =>
    sql
      .updateTable('Quantities')
      .set((stock) => ({ quantity: stock('quantity', '-', taken), updatedAt }))
      .where('ProductId', '=', productId),
)
