import type { BasketItem } from '@fruit/contracts/calls/basket'
import type { Query } from '@fruit/world/query'
import type { ProductRow } from '../products/queries.ts'
import { sql } from '../schema.ts'

export interface BasketRow {
  readonly id: number
  readonly coupon: string | null
  readonly UserId: number | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A product as it is sold: with its stock, and also when it was taken off the shelf. */
export interface StockedProduct {
  readonly id: number
  readonly name: string
  readonly deletedAt: string | null
  readonly quantity: number
  readonly limitPerUser: number | null
}

export function basketById(id: number): Query<BasketRow> {
  return { sql: 'SELECT id, coupon, UserId, createdAt, updatedAt FROM Baskets WHERE id = ?', parameters: [id] }
}

export function setCoupon(basketId: number, coupon: string | null, time: string): Query {
  return sql.updateTable('Baskets').set({ coupon, updatedAt: time }).where('id', '=', basketId).compile()
}

const ITEM_COLUMNS = ['id', 'ProductId', 'BasketId', 'quantity', 'createdAt', 'updatedAt'] as const

export function itemsIn(basketId: number): Query<BasketItem> {
  return sql.selectFrom('BasketItems').select(ITEM_COLUMNS).where('BasketId', '=', basketId).orderBy('id').compile()
}

export function itemOf(basketId: number, productId: number): Query<{ id: number }> {
  return sql
    .selectFrom('BasketItems')
    .select('id')
    .where('BasketId', '=', basketId)
    .where('ProductId', '=', productId)
    .compile()
}

/** The products in a basket, also those that were taken off the shelf. */
export function productsIn(basketId: number): Query<ProductRow> {
  return {
    sql: 'SELECT * FROM Products WHERE id IN (SELECT ProductId FROM BasketItems WHERE BasketId = ?)',
    parameters: [basketId],
  }
}

export function stockedProduct(id: number): Query<StockedProduct> {
  return {
    sql: 'SELECT Products.id, name, deletedAt, quantity, limitPerUser FROM Products JOIN Quantities ON ProductId = Products.id WHERE Products.id = ?',
    parameters: [id],
  }
}
