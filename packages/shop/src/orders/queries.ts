import type { Query } from '@fruit/world/query'
import type { Priced } from '../basket/pricing.ts'

/** A product in a basket with all that an order of it depends on. */
export interface BasketLine extends Priced {
  readonly productId: number
  readonly name: string
  readonly deletedAt: string | null
  /** How much of it was put into the basket. */
  readonly wanted: number
  /** How much of it is left. */
  readonly quantity: number
  readonly limitPerUser: number | null
}

export function linesOf(basketId: number): Query<BasketLine> {
  return {
    sql: 'SELECT p.id AS productId, p.name, p.price, p.deluxePrice, p.deletedAt, i.quantity AS wanted, COALESCE(q.quantity, 0) AS quantity, q.limitPerUser FROM BasketItems i JOIN Products p ON p.id = i.ProductId LEFT JOIN Quantities q ON q.ProductId = p.id WHERE i.BasketId = ? ORDER BY i.id',
    parameters: [basketId],
  }
}

export function emptyBasket(basketId: number): Query {
  return { sql: 'DELETE FROM BasketItems WHERE BasketId = ?', parameters: [basketId] }
}

export function takeFromStock(productId: number, quantity: number, time: string): Query {
  return {
    sql: 'UPDATE Quantities SET quantity = quantity - ?, updatedAt = ? WHERE ProductId = ?',
    parameters: [quantity, time, productId],
  }
}
